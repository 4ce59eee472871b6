import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'
import { readPage, wordsOf } from '../support/read-page.ts'

// The same build over another shop's API. foreign-api.spec.ts tests it in a browser.
const API = `http://127.0.0.1:${PORTS.foreignApi}`

test.use({ baseURL: `http://localhost:${PORTS.foreignStore}` })

test('discounts for Pix and boleto come from the settings when the API has no such price', async ({ request }) => {
  const product = (await readPage(request, '/magnesio-dimalato')).main
  const footer = product.slice(product.indexOf('<footer'))
  for (const part of [product.slice(0, product.indexOf('</main>')), footer]) {
    expect(wordsOf(part)).toContain('5% de desconto no Pix')
    expect(wordsOf(part)).toContain('3% de desconto no boleto')
  }
  expect(wordsOf(footer)).toMatch(/Cartão de crédito Boleto/)
  expect((await readPage(request, '/vitaminas')).words).toContain('5% de desconto no Pix')
})

test('no markup of the API can run scripts', async ({ request }) => {
  expect((await readPage(request, '/vitaminas')).html).not.toContain('<script>alert')
  expect((await readPage(request, '/magnesio-dimalato')).html).not.toContain('onclick')
})

test('calls have the headers and fields of the contract', async ({ request }) => {
  await request.get('/vitaminas?pg=3&ipp=5&order=menorpreco')
  const log: { path: string; query: Record<string, string>; headers: Record<string, string> }[] = await (
    await request.get(`${API}/_log`)
  ).json()
  const call = log.findLast(({ path, query }) => path === 'url/product/listing/category' && query.limit === '5')
  expect(call?.query.offset).toBe('10')
  expect(call?.query.url).toMatch(/^\/vitaminas/)
  expect(log.every(({ headers }) => headers['app-token'] === 'foreign-token')).toBe(true)
  expect(log.every(({ headers }) => headers.accept === 'application/json')).toBe(true)
})

test('no answer of the store contains the app token', async ({ request }) => {
  for (const path of ['/', '/vitaminas', '/magnesio-dimalato', '/api/v2/front/settings', '/nao-existe']) {
    const response = await request.get(path)
    expect(await response.text()).not.toContain('foreign-token')
    expect(JSON.stringify(response.headers())).not.toContain('foreign-token')
  }
})
