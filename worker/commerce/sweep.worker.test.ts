import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { seedDatabase } from '../../tests/contract/backend.ts'
import { sweep } from './sweep.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 10, 25)

beforeAll(() => seedDatabase())

/** Carts `{name}:1` to `{name}:{count}`, last used `ageMs` ago. */
async function insertCarts(count: number, ageMs: number, name: string) {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
    INSERT INTO carts (id, created_at, updated_at) SELECT ?2 || ':' || i, ?3, ?3 FROM n`
  )
    .bind(count, name, NOW - ageMs)
    .run()
}

const carts = () => env.DB.prepare('SELECT count(*) AS n FROM carts').first<number>('n')

test('a run deletes at most ten thousand expired carts, and the next run the rest', async () => {
  await insertCarts(10_200, 31 * DAY_MS, 'old')
  await insertCarts(3, 29 * DAY_MS, 'young')
  await sweep({ db: env.DB, media: env.MEDIA }, NOW)
  expect(await carts()).toBe(203)
  await sweep({ db: env.DB, media: env.MEDIA }, NOW)
  expect(await carts()).toBe(3)
})
