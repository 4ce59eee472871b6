import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'

// The calls that a view of a product page makes to the API of another shop. No other test opens this product.
const STORE = `http://127.0.0.1:${PORTS.foreignStore}`
const API = `http://127.0.0.1:${PORTS.foreignApi}`
const PATH = '/vitamina-do-sitio-17'

interface Call {
  path: string
  query: Record<string, string>
}

test('a product page makes at most three calls of its own, and none when they are cached', async () => {
  await view()
  const cold = await callsOfTheProduct()
  expect(cold).toContain('url/verify')
  expect(cold).toContain('url/product/detail')
  expect(cold.length).toBeLessThanOrEqual(3)
  await view('?atributo=1')
  await view()
  expect(await callsOfTheProduct()).toEqual(cold)
})

async function view(query = ''): Promise<void> {
  const response = await fetch(STORE + PATH + query)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Vitamina do Sítio 17')
}

/** The calls for its own address, and the call for similar products, whose address only this product names. */
async function callsOfTheProduct(): Promise<string[]> {
  const calls: Call[] = await (await fetch(`${API}/_log`)).json()
  return calls.filter(({ query }) => query.url?.startsWith(PATH)).map(({ path }) => path)
}
