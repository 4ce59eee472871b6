import { literal } from '../commerce/demo/sql/literal.ts'
import { COMMERCE_CONFIG, readWranglerConfig, requireAccount } from './account.ts'
import { askDatabase, placeOf, REMOTE, type Row, readArguments, report } from './command.ts'
import { escaped } from './printable.ts'

const USAGE = `Usage: npm run messages -- list               what people wrote: contact, questions, answers, reviews of the store
       npm run messages -- approve KIND ID    shows a question, an answer or a store-review
       npm run messages -- reject KIND ID     deletes one
       npm run messages -- answer ID "TEXT"   answers a question as the store, and shows both
       npm run messages -- outbox             mails that wait to be sent
       npm run messages -- sent ID            this mail was sent
       npm run messages -- newsletter         addresses that asked for the newsletter
With --remote: the deployed store instead of the local one (PERSIST_TO, or .wrangler/state).`

const KINDS = {
  question: { table: 'questions', text: 'question', from: "name || ' <' || email || '>'" },
  answer: { table: 'answers', text: 'answer', from: "name || ' <' || email || '>'" },
  'store-review': {
    table: 'store_reviews',
    text: "experience || '/10, ' || service || '/10: ' || message",
    from: 'key'
  }
} as const

type Kind = keyof typeof KINDS

await report(main())

async function main(): Promise<void> {
  const { command, kind, id, text, remote } = readCommand()
  if (remote) await requireAccount([COMMERCE_CONFIG])
  const place = placeOf(remote, COMMERCE_CONFIG)
  const ask: Ask = sql => askDatabase(sql, place)
  if (command === 'list') return list(ask)
  if (command === 'outbox') return outbox(ask)
  if (command === 'newsletter')
    return show(await ask('SELECT email, name FROM newsletter_subscribers ORDER BY created_at'))
  if (command === 'sent')
    return change(ask, `UPDATE outbox SET sent_at = ${Date.now()} WHERE id = ${id} AND sent_at IS NULL`)
  if (command === 'answer') return answer(ask, id, text)
  if (!kind) throw new Error(USAGE)
  const { table } = KINDS[kind]
  if (command === 'reject') return change(ask, `DELETE FROM ${table} WHERE id = ${id}`)
  return change(ask, `UPDATE ${table} SET approved = 1 WHERE id = ${id} AND approved = 0`)
}

function readCommand() {
  const { values, positionals } = readArguments({ options: REMOTE, allowPositionals: true }, USAGE)
  const [command = '', ...rest] = positionals
  const needs = { list: 0, outbox: 0, newsletter: 0, sent: 1, answer: 2, approve: 2, reject: 2 }[command]
  const isAnswer = command === 'answer'
  const kind = needs === 2 && !isAnswer ? readKind(rest[0]) : null
  const [id = '', text = ''] = isAnswer ? rest : rest.slice(-1)
  const isWhole = isAnswer ? text.trim() !== '' : needs !== 2 || kind
  const isRight = needs === rest.length && isWhole && (needs === 0 || /^\d{1,9}$/.test(id))
  if (!isRight) throw new Error(USAGE)
  return { command, kind, id: Number(id), text: text.trim(), remote: values.remote }
}

function readKind(word: string | undefined): Kind | null {
  return word === 'question' || word === 'answer' || word === 'store-review' ? word : null
}

type Ask = (sql: string) => Promise<Row[]>

async function list(ask: Ask): Promise<void> {
  for (const [kind, { table, text, from }] of Object.entries(KINDS)) {
    console.log(`\n${kind}: waiting for approval`)
    show(await ask(`SELECT id, ${from} AS who, ${text} AS text FROM ${table} WHERE approved = 0 ORDER BY id`))
  }
  console.log('\ncontact: the latest hundred')
  show(await ask('SELECT id, name, email, phone, subject, message FROM contact_messages ORDER BY id DESC LIMIT 100'))
}

async function answer(ask: Ask, id: number, text: string): Promise<void> {
  const name = "(SELECT document ->> '$.name' FROM settings)"
  const [stored] = await ask(
    `INSERT INTO answers (question_id, name, author, email, phone, answer, by_store, approved, created_at)
      SELECT id, ${name}, ${name}, '', '', ${literal(text)}, 1, 1, ${Date.now()} FROM
        (SELECT id FROM questions UNION ALL SELECT id FROM product_questions) WHERE id = ${id} RETURNING id`
  )
  if (!stored) throw new Error('There is no question of that number: see npm run messages -- list')
  await ask(`UPDATE questions SET approved = 1 WHERE id = ${id}`)
  console.log('Done')
}

/** Prints the mails to send. Their links use SITE_ORIGIN of wrangler.toml. */
async function outbox(ask: Ask): Promise<void> {
  const origin = readWranglerConfig().vars.SITE_ORIGIN || 'http://localhost:8787'
  const rows = await ask(
    `SELECT id, kind, recipient, language, subject, body FROM outbox
      WHERE sent_at IS NULL AND expires_at > ${Date.now()} ORDER BY id`
  )
  show(rows.map(row => ({ ...row, body: String(row.body).replaceAll('https://seiva.invalid', origin) })))
}

async function change(ask: Ask, sql: string): Promise<void> {
  const changed = await ask(`${sql} RETURNING id`)
  if (changed.length === 0) throw new Error('Nothing of that number waits: see npm run messages -- list')
  console.log('Done')
}

function show(rows: Row[]): void {
  if (rows.length === 0) console.log('  nothing')
  for (const row of rows) console.log(`  ${escaped(Object.values(row).join(' | ')).replaceAll('\n', '\n    ')}`)
}
