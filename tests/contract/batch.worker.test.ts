import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { runAll, sql } from '../../worker/commerce/queries/database.ts'
import { seedDatabase } from './backend.ts'

const COUNT = sql<{ units: number }>`SELECT count(*) AS units FROM products`

beforeAll(() => seedDatabase())

/** A database whose file is locked for this many attempts. */
function lockedFor(attempts: number, words = 'D1_ERROR: database is locked: SQLITE_BUSY'): D1Database {
  let left = attempts
  return Object.assign(Object.create(env.DB), {
    prepare: (sql: string) => env.DB.prepare(sql),
    async batch(statements: D1PreparedStatement[]) {
      if (left-- > 0) throw new Error(words)
      return env.DB.batch(statements)
    }
  })
}

test('a statement that meets another process’s lock runs after it', async () => {
  const [[row]] = await runAll<[{ units: number }]>(lockedFor(3), COUNT)
  expect(row?.units).toBeGreaterThan(0)
})

test('a lasting lock and any other error are thrown', async () => {
  await expect(runAll(lockedFor(50), COUNT)).rejects.toThrow('SQLITE_BUSY')
  await expect(runAll(lockedFor(1, 'D1_ERROR: no such table'), COUNT)).rejects.toThrow('no such table')
})

test('a read whose answer was lost is repeated, a write is not', async () => {
  const lost = 'D1_ERROR: Failed to get session commit token: internal error'
  const [[row]] = await runAll<[{ units: number }]>(lockedFor(2, lost), COUNT)
  expect(row?.units).toBeGreaterThan(0)
  await expect(runAll(lockedFor(1, lost), COUNT, sql`DELETE FROM carts WHERE id = 0`)).rejects.toThrow('internal')
})
