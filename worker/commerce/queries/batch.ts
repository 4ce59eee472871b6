/** A statement with its values. The type parameter is the type of its rows. */
export interface Query<Row = object> {
  sql: string
  binds: unknown[]
  /** Carries only the type; never set. */
  row?: Row
}

export function query<Row = object>(sql: string, ...binds: unknown[]): Query<Row> {
  return { sql, binds }
}

const ATTEMPTS = 5
const PAUSE_MS = 20

/** Runs statements in one round trip and one transaction. Returns the rows of each. */
export async function runAll<Rows extends unknown[]>(
  db: D1Database,
  ...queries: { [Index in keyof Rows]: Query<Rows[Index]> }
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const run = () => db.batch(queries.map(({ sql, binds }) => db.prepare(sql).bind(...binds)))
  const results = await repeated(run, error => isLocked(error) || (isInternal(error) && queries.every(isRead)))
  // The only cast from SQL to types: a row contains what its statement selects.
  return results.map(result => result.results) as { [Index in keyof Rows]: Rows[Index][] }
}

/** The rows of a single statement. */
export async function all<Row>(db: D1Database, sql: string, ...binds: unknown[]): Promise<Row[]> {
  const [rows] = await runAll(db, query<Row>(sql, ...binds))
  return rows
}

/** The first row of a statement, or null. */
export async function first<Row>(db: D1Database, sql: string, ...binds: unknown[]): Promise<Row | null> {
  const [row] = await all<Row>(db, sql, ...binds)
  return row ?? null
}

/** Whether a statement has a row. */
export async function exists(db: D1Database, sql: string, ...binds: unknown[]): Promise<boolean> {
  return (await first(db, sql, ...binds)) !== null
}

/** Rows that a scheduled run deletes: statements with the age in milliseconds that they are bound to. */
export type Expiry = [sql: string, ageMs: number][]

export async function deleteExpired(db: D1Database, expiry: Expiry, now: number): Promise<void> {
  await runAll(db, ...expiry.map(([sql, ageMs]) => query(sql, now - ageMs)))
}

/** A local database is a file that another command may be writing to. A locked statement had no effect, so it can be retried. */
function isLocked(error: unknown): boolean {
  return String(error).includes('SQLITE_BUSY')
}

/** D1 lost the answer. Only reads are retried, because a write may have happened. */
function isInternal(error: unknown): boolean {
  return String(error).includes('internal error')
}

function isRead({ sql }: Query<unknown>): boolean {
  return !/\b(INSERT|UPDATE|DELETE|REPLACE)\b/i.test(sql)
}

async function repeated<T>(work: () => Promise<T>, mayRepeat: (error: unknown) => boolean, attempt = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempt === ATTEMPTS || !mayRepeat(error)) throw error
    await scheduler.wait(PAUSE_MS * attempt)
    return repeated(work, mayRepeat, attempt + 1)
  }
}
