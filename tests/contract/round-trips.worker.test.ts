import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { backend, line, seedDatabase, shopper } from './backend.ts'

beforeAll(() => seedDatabase())

/** The database, with a count of its rounds. Calls that overlap are one round. */
function countedDatabase() {
  const count = { rounds: 0, pending: 0, replicas: 0 }
  const db: D1Database = Object.assign(Object.create(env.DB), {
    prepare: (text: string) => env.DB.prepare(text),
    withSession() {
      count.replicas += 1
      return db
    },
    async batch(statements: D1PreparedStatement[]) {
      if (count.pending === 0) count.rounds += 1
      count.pending += 1
      try {
        return await env.DB.batch(statements)
      } finally {
        count.pending -= 1
      }
    }
  })
  return { db, count }
}

test.each([
  ['a category', 'url/product/listing/category?url=/vitaminas'],
  ['a filtered category', 'url/product/listing/category?url=/vitaminas%3Ffiltro=1'],
  ['a brand', 'url/product/listing/brand?url=/marcas/pico']
])('%s is listed in two round trips to the database', async (_, path) => {
  const { db, count } = countedDatabase()
  const api = backend({ db })
  expect((await api.get(path)).status).toBe(200)
  count.rounds = 0
  expect((await api.get(path)).body.conteudo.produtos.length).toBeGreaterThan(0)
  expect(count.rounds).toBe(2)
})

test('a cart is changed in one round trip to the database, a visitor’s first one too', async () => {
  const { db, count } = countedDatabase()
  const api = backend({ db })
  await api.get('settings')
  const ask = shopper(api)
  for (const quantity of [1, 2]) {
    count.rounds = 0
    const { body } = await ask('POST', 'checkout/cart', { tipo: 'produto', itens: [line(ids.vitaminD, 1)] })
    expect([body.quantidadeTotal, count.rounds]).toEqual([quantity, 1])
  }
})

test.each([
  ['GET', 'brands', 1],
  ['GET', 'evaluations/product', 1],
  ['GET', 'checkout/cart', 0],
  ['GET', 'wishlist', 0],
  ['GET', 'evaluations/store/add/chave', 0],
  ['POST', 'evaluations/product', 0]
])('%s %s reads only public data from a replica', async (method, path, replicas) => {
  const { db, count } = countedDatabase()
  await backend({ db }).send(method, path)
  expect(count.replicas).toBe(replicas)
})
