import type { Language } from '../rules/language.ts'

type Value = string | number | null

/** A statement, or a part of one. The type parameter is the type of its rows. */
export interface Sql<Row = unknown> {
  strings: readonly string[]
  parts: readonly (Value | Sql)[]
  /** Carries only the type; never set. */
  row?: Row
}

/** Values become parameters; parts of statements become part of the text. */
export function sql<Row = object>(strings: TemplateStringsArray, ...parts: (Value | Sql)[]): Sql<Row> {
  return { strings, parts }
}

/** Only for the backend's own words, such as the name of a table. */
export function raw(text: string): Sql {
  return { strings: [text], parts: [] }
}

export function join(parts: Sql[], separator: string): Sql {
  return { strings: ['', ...parts.slice(1).map(() => separator), ''], parts }
}

/** D1 allows five terms in one union, and nested unions. */
const MOST_TERMS = 5

export function unionOf(terms: Sql[]): Sql {
  if (terms.length <= MOST_TERMS) return join(terms, '\nUNION ALL\n')
  const size = MOST_TERMS ** Math.ceil(Math.log(terms.length) / Math.log(MOST_TERMS) - 1)
  const packs = Array.from({ length: Math.ceil(terms.length / size) }, (_, i) => terms.slice(i * size, (i + 1) * size))
  return unionOf(packs.map(pack => sql`SELECT * FROM (${unionOf(pack)})`))
}

/** For `IN`. A list is one parameter, however long it is. */
export function listOf(values: readonly (string | number)[]): Sql {
  return sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
}

/** Columns in a language: `p.name` is read as `p.name_pt AS name`. */
export function texts(language: Language, ...columns: string[]): Sql {
  return raw(columns.map(column => `${column}_${language} AS ${column.replace(/^\w+\./, '')}`).join(', '))
}

/** A column of milliseconds as the wire writes it: `2026-11-21 15:04:05`, UTC. */
export function moment(column: string): Sql {
  return raw(`strftime('%Y-%m-%d %H:%M:%S', ${column} / 1000, 'unixepoch')`)
}

/** The database, or a session of it that may read from a replica. */
export type Database = Pick<D1Database, 'prepare' | 'batch'>

const ATTEMPTS = 5
const PAUSE_MS = 20

/** Runs statements in one round trip and one transaction. Returns the rows of each. */
export async function runAll<Rows extends unknown[]>(
  db: Database,
  ...queries: { [Index in keyof Rows]: Sql<Rows[Index]> }
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const statements = queries.map(query => {
    const values: Value[] = []
    return { text: textOf(query, values), values }
  })
  const run = () => db.batch(statements.map(({ text, values }) => db.prepare(text).bind(...values)))
  const areReads = statements.every(({ text }) => !/\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(text))
  const results = await repeated(run, areReads)
  // The only cast from SQL to types: a row contains what its statement selects.
  return results.map(result => result.results) as { [Index in keyof Rows]: Rows[Index][] }
}

export async function all<Row>(db: Database, query: Sql<Row>): Promise<Row[]> {
  const [rows] = await runAll(db, query)
  return rows
}

export async function first<Row>(db: Database, query: Sql<Row>): Promise<Row | null> {
  const [row] = await all(db, query)
  return row ?? null
}

/** For a statement that always has one row. */
export async function only<Row>(db: Database, query: Sql<Row>): Promise<Row> {
  const [row] = await all(db, query)
  if (!row) throw new Error('A statement that always has one row had none')
  return row
}

export async function exists(db: Database, query: Sql): Promise<boolean> {
  return (await first(db, query)) !== null
}

/** Rows that are past their age. `key`: the columns that name a row. */
export interface Expired {
  table: string
  key: string
  where: Sql
}

/** Deletes at most `limit` expired rows, so that a statement stays short. Returns how many. */
export async function deleteExpired(db: Database, { table, key, where }: Expired, limit: number): Promise<number> {
  const rows = await all(
    db,
    sql`DELETE FROM ${raw(table)} WHERE (${raw(key)}) IN (SELECT ${raw(key)} FROM ${raw(table)} WHERE ${where}
      LIMIT ${limit}) RETURNING 1`
  )
  return rows.length
}

export interface Page {
  offset: number
  limit: number
}

export async function loadPage<Row>(db: Database, found: Sql<Row>, { offset, limit }: Page) {
  const [rows, [count]] = await runAll(
    db,
    sql<Row>`${found} LIMIT ${limit} OFFSET ${offset}`,
    sql<{ total: number }>`SELECT count(*) AS total FROM (${found})`
  )
  return { rows, total: count?.total ?? 0 }
}

/** With numbered parameters. Equal values share one, because D1 allows a hundred in a statement. */
function textOf({ strings, parts }: Sql, values: Value[]): string {
  const written = parts.map(part => {
    if (typeof part === 'object' && part !== null) return textOf(part, values)
    if (!values.includes(part)) values.push(part)
    return `?${values.indexOf(part) + 1}`
  })
  return String.raw({ raw: strings }, ...written)
}

function mayRepeat(error: unknown, areReads: boolean): boolean {
  // A local database is a file that another command may be writing to. A locked statement had no effect.
  if (String(error).includes('SQLITE_BUSY')) return true
  // D1 lost the answer. A write may have happened.
  return areReads && String(error).includes('internal error')
}

async function repeated<T>(work: () => Promise<T>, areReads: boolean, attempt = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempt === ATTEMPTS || !mayRepeat(error, areReads)) throw error
    await scheduler.wait(PAUSE_MS * attempt)
    return repeated(work, areReads, attempt + 1)
  }
}
