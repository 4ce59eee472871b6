import { COMMERCE_CONFIG, readWranglerConfig, requireAccount } from './account.ts'
import { askDatabase, placeOf, REMOTE, readArguments, report } from './command.ts'
import { escaped } from './printable.ts'
import { askWrangler } from './wrangler.ts'

const USAGE = `Usage: npm run reviews -- list          those that wait for approval
       npm run reviews -- approve ID    shows one in the store
       npm run reviews -- reject ID     deletes one, shown or not, with its pictures
With --remote: the deployed store instead of the local one (PERSIST_TO, or .wrangler/state).`

await report(main())

async function main(): Promise<void> {
  const { values, positionals } = readArguments({ options: REMOTE, allowPositionals: true }, USAGE)
  const [command, id = '', ...more] = positionals
  const isChange = command === 'approve' || command === 'reject'
  const isRight = command === 'list' ? id === '' : isChange && /^\d{1,9}$/.test(id)
  if (!isRight || more.length > 0) throw new Error(USAGE)
  const place = placeOf(values.remote, COMMERCE_CONFIG)
  if (values.remote) await requireAccount([COMMERCE_CONFIG])
  if (command === 'list') return list(place)
  return command === 'approve' ? approve(Number(id), place) : reject(Number(id), place)
}

async function list(place: string[]): Promise<void> {
  const sql = `SELECT r.id, r.created_at, p.name_pt AS product, r.rating, r.name, r.email, r.comment,
      (SELECT coalesce(group_concat('/media/uploads/' || object, char(10)), '') FROM review_images WHERE review_id = r.id) AS images
    FROM customer_reviews r LEFT JOIN products p ON p.id = r.product_id WHERE r.approved = 0 ORDER BY r.id`
  const waiting = await askDatabase(sql, place)
  if (waiting.length === 0) console.log('No review waits for approval')
  for (const { id, created_at, product, rating, name, email, comment, images } of waiting) {
    const head = `${id}  ${created_at}  ${rating}/5  ${product ?? 'product no longer there'}`
    const said = String(comment).replaceAll('\n', '\n  ')
    console.log(escaped([head, `${name} <${email}>`, said, images].filter(Boolean).join('\n')), '\n')
  }
}

async function approve(id: number, place: string[]): Promise<void> {
  const sql = `UPDATE customer_reviews SET approved = 1 WHERE id = ${id}
    RETURNING product_id AS product, (SELECT slug FROM products WHERE id = customer_reviews.product_id) AS slug`
  const [row] = await askDatabase(sql, place)
  if (!row) throw unknown(id)
  const purge = `npm run cache -- purge url=/${row.slug} idProduto=${row.product}`
  console.log(`Approved ${id}. Pages show it within 11 minutes; at once after: ${purge}`)
}

/** Deletes the pictures first, so that an interrupted run can be repeated. */
async function reject(id: number, place: string[]): Promise<void> {
  const found = await askDatabase(`SELECT id FROM customer_reviews WHERE id = ${id}`, place)
  if (found.length === 0) throw unknown(id)
  const pictures = await askDatabase(`SELECT object FROM review_images WHERE review_id = ${id}`, place)
  const [bucket] = readWranglerConfig(COMMERCE_CONFIG).r2_buckets
  for (const { object } of pictures)
    await askWrangler(['r2', 'object', 'delete', `${bucket?.bucket_name}/${object}`, ...place])
  await askDatabase(`DELETE FROM review_images WHERE review_id = ${id}`, place)
  await askDatabase(`DELETE FROM customer_reviews WHERE id = ${id}`, place)
  console.log(`Deleted ${id} with its pictures`)
}

function unknown(id: number): Error {
  return new Error(`There is no review ${id}: see npm run reviews -- list`)
}
