import { expect, test } from 'vitest'
import { BREACHES } from './fixture/breaches.ts'
import { serveShop } from './fixture/serve-shop.ts'
import { cleanShop } from './fixture/shop.ts'
import { type Survey, survey } from './survey.ts'

const WINE = '/vinho-tinto-da-serra-750-ml'

/** The failing duties as `path duty`. Without a browser, sizes are not measured. */
async function failuresOf(pages: ReadonlyMap<string, string>, { cart = false, isCareless = false } = {}) {
  const shop = await serveShop(pages, { isCareless })
  const found = await survey({ origin: shop.origin, json: false, all: false, cart }, async () => null)
  await shop.stop()
  return { ...found, asked: shop.asked, failing: failingIn(found) }
}

function failingIn({ rows }: Survey): string[] {
  return rows.flatMap(({ call, findings }) =>
    findings.filter(({ severity }) => severity !== 'look').map(({ duty }) => `${call} ${duty}`)
  )
}

/** The clean shop with one thing changed on one page, which must have been there. */
function spoilt(path: string, from: string | RegExp, to: string): Map<string, string> {
  const pages = cleanShop()
  const text = pages.get(path) ?? ''
  const changed = text.replace(from, to)
  expect(changed, `${path} has ${from}`).not.toBe(text)
  return pages.set(path, changed)
}

test('a clean shop has no breaches, and nothing is written to it', async () => {
  const { failing, level, asked, rows } = await failuresOf(cleanShop())
  expect({ failing, level }).toEqual({ failing: [], level: 0 })
  expect(asked.filter(line => !line.startsWith('GET '))).toEqual([])
  const kinds = new Set(rows.map(({ family }) => family))
  for (const kind of ['home', 'listing', 'product', 'seller', 'cart', 'text', 'home in English'])
    expect(kinds).toContain(kind)
})

test.each(BREACHES)('the check finds %s', async (_, path, from, to, duty, at = path) => {
  const { failing, level } = await failuresOf(spoilt(path, from, to))
  expect(failing).toEqual([`${at} ${duty}`])
  expect(level).toBe(1)
})

test.each([
  ['/direito-de-arrependimento', ['/direito-de-arrependimento withdrawal']],
  ['/acessibilidade', ['/acessibilidade accessibility']],
  ['/privacidade', ['/ data-officer']]
])('the check finds that %s leads nowhere', async (path, failing) => {
  const pages = cleanShop()
  pages.delete(path)
  expect((await failuresOf(pages)).failing).toEqual(failing)
})

test('the check finds by a posted form that anybody can add wine to the cart', async () => {
  expect((await failuresOf(cleanShop(), { cart: true })).failing).toEqual([])
  expect((await failuresOf(cleanShop(), { cart: true, isCareless: true })).failing).toEqual([`${WINE} adult-age`])
})

test('the check finds a cart without prices', async () => {
  const pages = cleanShop().set('/carrinho sem preços', '')
  expect((await failuresOf(pages, { cart: true })).failing).toEqual(['/carrinho cash-price'])
})

test('a shop whose home page fails cannot be checked', async () => {
  const pages = cleanShop()
  pages.delete('/')
  expect(await failuresOf(pages)).toMatchObject({ level: 2, rows: [{ call: '/', status: 404 }] })
})

test('texts of the shop cannot control the terminal', async () => {
  const name = 'Whey que cura\u009b31m \u202e900 g'
  const pages = spoilt('/whey-concentrado-900-g', '<p>Suplemento', `<p>${name}</p><p>Suplemento`)
  const { failing, rows } = await failuresOf(pages)
  expect(failing).toEqual(['/whey-concentrado-900-g claims'])
  expect(JSON.stringify(rows)).not.toMatch(/[\u0080-\u009f\u202a-\u202e]/)
})

test('a page of only links or of one long word is read in linear time', async () => {
  const links = Array.from({ length: 5_000 }, (_, at) => `<a href="/p${at}">x</a>`).join('')
  const pages = cleanShop()
    .set('/adega', `<main>${links}</main>`)
    .set('/parceiros/sitio-alto', `<main>${'a1'.repeat(500_000)}</main>`)
  const startedMs = Date.now()
  const { failing } = await failuresOf(pages)
  expect(failing).toContain('/parceiros/sitio-alto seller')
  expect(Date.now() - startedMs).toBeLessThan(20_000)
})
