import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ids } from '../fixtures/store.ts'
import { type Answer, backend, seedDatabase } from './backend.ts'
import { expectSchema } from './document.ts'

const HOUR_MS = 60 * 60 * 1000
const PRODUCTS = [ids.vitaminD, ids.whey, ids.creatine, ids.limited, ids.shaker, ids.tonic]
let now = Date.now()
const api = backend({ now: () => now })

beforeAll(() => seedDatabase())
beforeEach(() => {
  now += 2 * HOUR_MS
})

function review(idProduto: number, address: string): Promise<Answer> {
  const words = { nome: 'Marina', email: 'marina@exemplo.example', nota: 5, comentario: 'Boa.', recomenda: true }
  const headers = { 'X-Forwarded-For': address }
  return api.send('POST', 'evaluations/product', { body: { idProduto, ...words, anexos: [] }, headers })
}

it('reviews are limited to thirty an hour from one address, for any products', async () => {
  const statuses: number[] = []
  for (const product of PRODUCTS)
    for (let n = 0; n < 5; n += 1) statuses.push((await review(product, '10.9.0.1')).status)
  expect(statuses).toEqual(Array(30).fill(200))
  const refused = await review(ids.soldOut, '10.9.0.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  expectSchema('Error', refused.body)
  expect((await review(ids.soldOut, '10.9.0.2')).status).toBe(200)
})

it('reviews are limited to two hundred an hour in the store, and other forms are not', async () => {
  const filled = Array.from({ length: 199 }, (_, n) =>
    env.DB.prepare(
      `INSERT INTO submissions (attempt, client, bucket, body_hash, created_at) VALUES (?, ?, ?, '', ?)`
    ).bind(`filled ${n}`, `client ${n}`, `review:${n}`, now)
  )
  await env.DB.batch(filled)
  const answers = await Promise.all(PRODUCTS.map((product, n) => review(product, `10.9.1.${n}`)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429])
  const body = { nome: 'Ana', email: 'ana@exemplo.example', contato: '', assunto: 'Olá', mensagem: 'Olá' }
  const contact = await api.send('POST', 'form/contact', { body, headers: { 'X-Forwarded-For': '10.9.1.0' } })
  expect(contact.status).toBe(200)
  now += HOUR_MS
  expect((await review(ids.whey, '10.9.1.9')).status).toBe(200)
})
