import { execFile } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { serveShop } from '../check-shop/fixture/serve-shop.ts'
import { cleanShop } from '../check-shop/fixture/shop.ts'
import { PORTS } from '../support/ports.ts'

interface Found {
  level: number
  rows: { call: string; family: string; findings: { duty: string; severity: string; problem: string }[] }[]
}

/** Parses the JSON output, whatever the exit code. */
async function check(origin: string, ...flags: string[]) {
  const said = await new Promise<string>(resolve =>
    execFile(process.execPath, ['tests/check-shop/main.ts', origin, '--json', ...flags], MUCH, (_, out) => resolve(out))
  )
  const found: Found = JSON.parse(said)
  const failing = found.rows.flatMap(({ call, findings }) =>
    findings.filter(({ severity }) => severity !== 'look').map(({ duty, problem }) => `${call} ${duty}: ${problem}`)
  )
  return { ...found, failing }
}

const MUCH = { maxBuffer: 50_000_000 }

test('no duty of a Brazilian shop fails in the demonstration', async () => {
  test.slow()
  const { level, rows, failing } = await check(`http://localhost:${PORTS.store}`, '--cart')
  expect(failing).toEqual([])
  expect(level).toBe(0)
  const kinds = rows.map(({ family }) => family)
  const productsRead = kinds.filter(kind => kind === 'product').length
  // The check does not wait long for a page, and the machine may be busy.
  expect(productsRead).toBeGreaterThanOrEqual(15)
  expect(productsRead + kinds.filter(kind => kind === 'unread').length).toBeGreaterThanOrEqual(20)
  for (const kind of ['home', 'listing', 'seller', 'cart', 'text', 'home in English', 'product in English'])
    expect(kinds).toContain(kind)
})

test('small letters of a cash price are measured, on cards and on the product', async () => {
  const shop = await serveShop(cleanShop())
  expect((await check(shop.origin)).failing).toEqual([])
  await shop.stop()
  const smallCards = cleanShop().set('/loja.css', '.preco { font-size: 1.5rem } .preco-do-cartao { font-size: 15px }')
  const careless = await serveShop(smallCards)
  const { failing } = await check(careless.origin)
  await careless.stop()
  expect(failing.map(line => line.replace(/:.*/, ''))).toEqual([
    '/ cash-price',
    '/suplementos cash-price',
    '/adega cash-price'
  ])
})

test('a product’s own price in small letters is measured', async () => {
  const shop = await serveShop(
    cleanShop().set('/loja.css', '.preco, .preco ~ *, main p { font-size: 11px } .preco-do-cartao { font-size: 16px }')
  )
  const { failing } = await check(shop.origin)
  await shop.stop()
  expect(failing).toHaveLength(3)
  expect(failing[0]).toContain('A cash price is 11 px high')
})
