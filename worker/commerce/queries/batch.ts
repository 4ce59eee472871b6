/** A statement with its values, and the type of the rows that it gives. */
export interface Query<Row> {
  sql: string
  binds: unknown[]
  /** Carries the type only; never set. */
  row?: Row
}

export function query<Row>(sql: string, ...binds: unknown[]): Query<Row> {
  return { sql, binds }
}

const ATTEMPTS = 5
const PAUSE_MS = 20

/** Runs statements in one round trip and one transaction: all happen or none. Gives the rows of each. */
export async function runAll<Rows extends unknown[]>(
  db: D1Database,
  ...queries: { [Index in keyof Rows]: Query<Rows[Index]> }
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const run = () => db.batch(queries.map(({ sql, binds }) => db.prepare(sql).bind(...binds)))
  const results = await repeated(run, error => isLocked(error) || (isInternal(error) && queries.every(isRead)))
  // The door between SQL and types: what a row holds is what its own statement selects.
  return results.map(result => result.results) as { [Index in keyof Rows]: Rows[Index][] }
}

/** A local database is a file, which an operator's command may be writing to: what met its lock has done nothing. */
function isLocked(error: unknown): boolean {
  return String(error).includes('SQLITE_BUSY')
}

/** D1 lost the answer. Only a read may be repeated: a write may have happened. */
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
