import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { readWranglerConfig, requireAccount } from './account.ts'
import { root } from './install.mjs'
import { report } from './task-error.ts'
import { askWrangler } from './wrangler.ts'

const USAGE = `Usage: npm run reviews -- list          those that wait for approval
       npm run reviews -- approve ID    shows one in the store
       npm run reviews -- reject ID     deletes one, shown or not, with its pictures
With --remote: the deployed store instead of the local one (PERSIST_TO, or .wrangler/state).`

const answerSchema = v.tuple([v.object({ results: v.array(v.unknown()) })])

const waitingSchema = v.array(
  v.object({
    id: v.number(),
    created_at: v.string(),
    product: v.nullable(v.string()),
    rating: v.number(),
    name: v.string(),
    email: v.string(),
    comment: v.string(),
    images: v.string()
  })
)

await report(main())

async function main(): Promise<void> {
  const { command, id, where } = readCommand()
  if (where.includes('--remote')) await requireAccount()
  if (command === 'list') return list(where)
  return command === 'approve' ? approve(id, where) : reject(id, where)
}

function readCommand() {
  const { values, positionals } = readArguments()
  const [command, id = '', ...more] = positionals
  const isChange = command === 'approve' || command === 'reject'
  const isRight = command === 'list' ? id === '' : isChange && /^\d{1,9}$/.test(id)
  if ((command !== 'list' && !isChange) || !isRight || more.length > 0) throw new Error(USAGE)
  const persistTo = resolve(root, process.env.PERSIST_TO ?? '.wrangler/state')
  const place = values.remote ? ['--remote'] : ['--local', '--persist-to', persistTo]
  return { command, id: Number(id), where: ['--config', 'wrangler.toml', ...place] }
}

function readArguments() {
  try {
    return parseArgs({ options: { remote: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

async function list(where: string[]): Promise<void> {
  const sql = `SELECT r.id, r.created_at, p.name_pt AS product, r.rating, r.name, r.email, r.comment,
      (SELECT coalesce(group_concat('/media/uploads/' || object, char(10)), '') FROM review_images WHERE review_id = r.id) AS images
    FROM customer_reviews r LEFT JOIN products p ON p.id = r.product_id WHERE r.approved = 0 ORDER BY r.id`
  const waiting = v.parse(waitingSchema, await execute(sql, where))
  if (waiting.length === 0) console.log('No review waits for approval')
  for (const review of waiting) {
    const head = `${review.id}  ${review.created_at}  ${review.rating}/5  ${review.product ?? 'product no longer there'}`
    console.log(
      [head, `${review.name} <${review.email}>`, review.comment, review.images].filter(Boolean).join('\n'),
      '\n'
    )
  }
}

async function approve(id: number, where: string[]): Promise<void> {
  const sql = `UPDATE customer_reviews SET approved = 1 WHERE id = ${id}
    RETURNING product_id AS product, (SELECT slug FROM products WHERE id = customer_reviews.product_id) AS slug`
  const rowSchema = v.object({ product: v.number(), slug: v.nullable(v.string()) })
  const [row] = v.parse(v.array(rowSchema), await execute(sql, where))
  if (!row) throw unknown(id)
  const purge = `npm run cache -- purge url=/${row.slug} idProduto=${row.product}`
  console.log(`Approved ${id}. Pages show it within 11 minutes; at once after: ${purge}`)
}

/** Deletes the pictures first, so that an interrupted run can be repeated. */
async function reject(id: number, where: string[]): Promise<void> {
  const found = await execute(`SELECT id FROM customer_reviews WHERE id = ${id}`, where)
  if (v.parse(v.array(v.unknown()), found).length === 0) throw unknown(id)
  const rows = await execute(`SELECT object FROM review_images WHERE review_id = ${id}`, where)
  const [bucket] = readWranglerConfig().r2_buckets
  for (const { object } of v.parse(v.array(v.object({ object: v.string() })), rows))
    await askWrangler(['r2', 'object', 'delete', `${bucket?.bucket_name}/${object}`, ...where])
  await execute(`DELETE FROM review_images WHERE review_id = ${id}`, where)
  await execute(`DELETE FROM customer_reviews WHERE id = ${id}`, where)
  console.log(`Deleted ${id} with its pictures`)
}

function unknown(id: number): Error {
  return new Error(`There is no review ${id}: see npm run reviews -- list`)
}

async function execute(sql: string, where: string[]): Promise<unknown[]> {
  const text = await askWrangler(['d1', 'execute', 'seiva', '--json', '--yes', '--command', sql, ...where])
  const [{ results }] = v.parse(answerSchema, JSON.parse(text))
  return results
}
