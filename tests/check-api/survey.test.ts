import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ForeignApi, startForeignApi } from '../support/foreign-api/start.ts'
import { type Serve, serve } from '../support/serve.ts'
import { LIMITS } from './ask.ts'
import type { StoreVars } from './handover.ts'
import { toText } from './report.ts'
import { type Survey, survey } from './survey.ts'

const TOKEN = 'foreign-token'
let api: ForeignApi

beforeAll(async () => {
  api = await startForeignApi()
})
beforeEach(() => api.setFaults([]))
afterAll(() => api.stop())

function check(options: { origin?: string; token?: string; cart?: boolean; vars?: StoreVars } = {}, limits = LIMITS) {
  return survey({ origin: api.origin, token: TOKEN, cart: false, json: false, ...options }, limits)
}

/** The findings by call, without minor ones. */
function wrongIn({ rows }: Survey): string[] {
  const found = rows.flatMap(({ call, findings }) => findings.map(finding => ({ call, ...finding })))
  return found.filter(({ severity }) => severity !== 'note').map(({ call, problem }) => `${call}: ${problem}`)
}

test('the survey of another API names its quirks, and finds it usable', async () => {
  const found = await check({ cart: true, vars: { SESSION_COOKIE: 'PHPSESSID' } })
  expect(found.level).toBe(1)
  expect(wrongIn(found).filter(line => !line.includes('listing/search'))).toEqual([
    'brands?ativo=true: The API answers 404 and says “Nada aqui”',
    'wishlist: The API answers 404 and says “Nada aqui”',
    'evaluations/product?idProduto=501&offset=0&limit=10: The API answers 404 and says “Nada aqui”',
    'url/verify?url=/marcas/do-sitio: The API answers 404 and says “Página não encontrada”',
    'url/product/listing/category?url=/vitaminas&offset=0&limit=12&order=Popularidade: 28 products and no filters (detalhes)',
    'url/product/listing/category?url=/vitaminas&offset=0&limit=48&order=Popularidade: The API answers 400 and says “limit acima do permitido”',
    'url/product/listing/category?url=/vitaminas&offset=0&limit=12&order=Menor Preço: The products are not in this order',
    'url/product/listing/category?url=/vitaminas&offset=0&limit=12&order=Maior Preço: The products are not in this order'
  ])
  expect(wrongIn(found).at(-1)).toMatch(/busca=zzqxjkv.*: A word that no product has finds 28$/)
  expect(found.variables).toMatchObject({ SITE_ORIGIN: 'https://www.outraloja.example' })
})

test('the survey writes nothing without `--cart`, and empties the cart with it', async () => {
  await api.readLog()
  await check()
  expect(new Set((await api.readLog()).map(({ method }) => method))).toEqual(new Set(['GET']))
  await check({ cart: true })
  const writes = (await api.readLog()).filter(({ method }) => method !== 'GET')
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST checkout/cart',
    'PUT checkout/cart',
    'POST shipment/product',
    'DELETE checkout/cart'
  ])
})

test('a checkout that will not get the cart is reported, with what to set', async () => {
  const lost = async (vars: StoreVars) => {
    const { rows } = await check({ cart: true, vars })
    const found = rows.find(({ call }) => call === '(checkout)')?.findings[0]
    return found && `${found.problem}. ${found.loss}`
  }
  expect(await lost({})).toBe(
    'The checkout at https://www.outraloja.example will not know the cart. ' +
      'Nobody can pay: set SESSION_COOKIE=PHPSESSID, the cookie that it reads.'
  )
  const SITE_ORIGIN = 'https://loja.outraloja.example'
  expect(await lost({ SITE_ORIGIN })).toContain('SESSION_COOKIE=PHPSESSID and SESSION_DOMAIN=outraloja.example')
  expect(await lost({ SITE_ORIGIN, SESSION_COOKIE: 'PHPSESSID', SESSION_DOMAIN: 'outraloja.example' })).toBeUndefined()
})

test('an API with wrong answers is found out call by call', async () => {
  await api.setFaults([
    { match: '^showcase/banners/banner-carousel', kind: 'html' },
    { match: '^struct/menus/pitch-bar', kind: 'wrong-shape' },
    { match: '^struct/menus/footer-about-us', kind: 'text', value: '{"menu": []}' },
    { match: '^showcase/products/first-showcase\\?', kind: 'text', value: '{"produtos": []}' },
    { match: '^showcase/products/second-showcase\\?', kind: 'truncate' },
    { match: '^url/home', kind: 'status', value: 500 },
    { match: '^url/verify\\?/check-api', kind: 'text', value: '{"nivel": "category"}' },
    { match: '^checkout/user', kind: 'redirect', value: 'https://elsewhere.example/' }
  ])
  const wrong = wrongIn(await check())
  expect(wrong).toEqual(
    expect.arrayContaining([
      'url/home: The API answers 500 and says “Falhou de propósito”',
      'struct/menus/pitch-bar: The answer does not have the contract’s form: it has menu, banners, produtos, nivel',
      'struct/menus/footer-about-us: The menu is empty',
      'showcase/products/first-showcase: The list of products is empty',
      expect.stringMatching(/^showcase\/products\/second-showcase: No answer: /),
      'showcase/banners/banner-carousel: A page of HTML came in place of JSON',
      'url/verify?url=/check-api-nao-existe: It says that this address, which does not exist, is a page',
      expect.stringMatching(/^checkout\/user: It redirects to https:\/\/elsewhere.example\//)
    ])
  )
})

test('the survey counts products without picture, price or address', async () => {
  const product = { id: 501, nome: 'Sem nada', status: 'disponivel' }
  const priced = { ...product, id: 502, url: '/magnesio-dimalato', precos: { por: 10 } }
  const value = JSON.stringify({ vitrine: { titulo: 'Um' }, produtos: [product, priced, { id: 503 }] })
  await api.setFaults([{ match: '^showcase/products/fifth', kind: 'text', value }])
  const { rows } = await check()
  const row = rows.find(({ call }) => call === 'showcase/products/fifth-showcase')
  expect(row?.findings.map(({ problem }) => problem)).toEqual([
    '1 of 3 products have no id or no name',
    '1 of 2 products have no address',
    '1 of 1 products have no picture',
    '1 of 1 products have no interest-free installments'
  ])
})

test('pictures are requested without the token, and a missing one is reported', async () => {
  await api.setFaults([{ match: '^url/product/detail', kind: 'replace', value: '/cdn/|/nowhere/' }])
  const found = await check()
  expect(wrongIn(found)).toContain(`picture ${api.origin}/nowhere/magnesio-dimalato.png: It answers 403`)
})

test('a cart that refuses a product is reported with its reason, and the store cannot run', async () => {
  const value = '{"itens": [], "mensagens": [{"mensagem": "Esgotado\\u001b[2J"}]}'
  await api.setFaults([{ match: '^checkout/cart', kind: 'text', value }])
  const found = await check({ cart: true })
  expect(found.level).toBe(2)
  expect(wrongIn(found)).toContain(
    'POST checkout/cart (adds one “Magnésio Dimalato 60 cápsulas”): The cart has 0 units, not 1, and says “Esgotado [2J”'
  )
})

test('a store without products or cart cannot run', async () => {
  await api.setFaults([{ match: '^url/product/detail', kind: 'status', value: 500 }])
  const found = await check()
  expect(found.level).toBe(2)
  expect(wrongIn(found)).toContain('(products): No product’s page can be shown')
  await api.setFaults([{ match: '^checkout/cart', kind: 'html' }])
  expect((await check()).level).toBe(2)
})

test('a refused token ends the check at the first call, and is not printed', async () => {
  const other = await serve(request => ({
    status: 403,
    body: { error: `Token ${request.headers['app-token']} inválido` }
  }))
  const found = await check({ origin: other.origin, token: 'wrong-secret-token' })
  await other.stop()
  expect(found.level).toBe(2)
  expect(found.rows).toHaveLength(1)
  expect(wrongIn(found)).toEqual(['settings: The API refuses it with 403 and says “Token [hidden] inválido”'])
  expect(JSON.stringify(found) + toText(found, 100)).not.toContain('wrong-secret-token')
})

test('the token is not sent along a redirect', async () => {
  const target = await serve(() => ({ body: {} }))
  const other = await serve(() => ({ status: 302, headers: { location: `${target.origin}/` } }))
  expect((await check({ origin: other.origin })).level).toBe(2)
  expect(target.asked).toEqual([])
  await Promise.all([target.stop(), other.stop()])
})

test('only HTML and no answer both end the check', async () => {
  const pages = await serve(() => ({ headers: { 'content-type': 'text/html' }, text: '<html>CORS</html>' }))
  const found = await check({ origin: pages.origin })
  expect(wrongIn(found)).toEqual([
    'settings: A page of HTML came in place of JSON',
    'url/home: A page of HTML came in place of JSON'
  ])
  await pages.stop()
  const gone = await serve(() => null)
  await gone.stop()
  expect(wrongIn(await check({ origin: gone.origin }))).toEqual([
    'settings: No answer: nothing listens at this address'
  ])
})

test('a rate limit is waited for once, and reported', async () => {
  const waiting = new Set<string>()
  const limited = await serve(({ url = '' }) => {
    if (!/url\/home/.test(url) || waiting.has(url)) return { body: { estrutura: {}, sistema: {} } }
    waiting.add(url)
    return { status: 429, headers: { 'retry-after': '1' }, body: {} }
  })
  const { rows } = await check({ origin: limited.origin }, { ...LIMITS, calls: 3, retryMs: 20 })
  await limited.stop()
  expect(rows[1]).toMatchObject({ call: 'url/home', status: 200 })
  expect(rows[1]?.findings[0]?.problem).toBe('Refused with 429 at first')
})

test('calls and time are bounded, and skipped calls are reported', async () => {
  const silent = await serve(
    ({ url = '' }): ReturnType<Serve> => (/settings|home/.test(url) ? { body: { sistema: {}, estrutura: {} } } : null)
  )
  const found = await check({ origin: silent.origin }, { ...LIMITS, calls: 12, answerMs: 500 })
  expect(silent.asked).toHaveLength(12)
  expect(found.level).toBe(1)
  expect(wrongIn(found)).toContain('struct/menus/pitch-bar: No answer in time')
  expect(wrongIn(found)).toContain('brands?ativo=true: Not asked: the check had used up its calls or its time')
  expect((await check({ origin: silent.origin }, { ...LIMITS, totalMs: 60 })).ms).toBeLessThan(2_000)
  await silent.stop()
})
