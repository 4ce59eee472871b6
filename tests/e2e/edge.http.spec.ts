import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { PORTS } from '../support/ports.ts'

const STORE = `http://127.0.0.1:${PORTS.store}`
const JSON_HEADERS = { 'content-type': 'application/json' }

test.use({ baseURL: STORE })

test('an unknown path is a 404 with the words of the specification, a way home and products', async ({ request }) => {
  const response = await request.get('/nada/por/aqui')
  expect(response.status()).toBe(404)
  const html = await response.text()
  expect(html).toContain('This page could not be found')
  expect(html).toContain('Página não encontrada')
  expect(html).toContain('Comprar')
})

test('tracking parameters are stripped by a redirect of documents alone', async ({ request }) => {
  const page = await request.get('/vitaminas?utm_source=x&pg=2&gclid=y', { maxRedirects: 0 })
  expect(page.status()).toBe(302)
  expect(page.headers().location).toBe('/vitaminas?pg=2')
  const api = await request.get('/api/v2/front/settings?utm_source=x', { maxRedirects: 0 })
  expect(api.status()).toBe(200)
})

test('other spellings of an address redirect to it permanently and keep the query', async ({ request }) => {
  for (const [given, address] of [
    ['/vitaminas/', '/vitaminas'],
    ['/vitaminas//vitamina-d?pg=2', '/vitaminas/vitamina-d?pg=2'],
    ['/Vitaminas/Vitamina-D', '/vitaminas/vitamina-d'],
    ['/minerais.html?order=menorpreco', '/minerais?order=menorpreco'],
    ['/MARCAS', '/marcas']
  ] as const) {
    const response = await request.get(given, { maxRedirects: 0 })
    expect([given, response.status(), response.headers().location]).toEqual([given, 301, address])
  }
  expect((await request.get('/NADA-aqui', { maxRedirects: 0 })).status()).toBe(404)
})

test('a form posted to a page without one is refused with the allowed methods', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await request.post('/proteinas', { form: { x: '1' }, headers })).status()).toBe(405)
  expect((await request.post('/nada', { form: { x: '1' }, headers })).status()).toBe(404)
})

test('every answer carries the security headers, HTML a policy with its own nonce', async ({ request }) => {
  for (const path of [
    '/',
    '/nada-aqui',
    '/api/v2/front/settings',
    '/api/v2/front/nada',
    '/img/7/media/x.webp',
    '/_health'
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['strict-transport-security'], path).toBeTruthy()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
  const [one, two] = await Promise.all([request.get('/'), request.get('/')])
  const nonce = /'nonce-([^']+)'/.exec(one.headers()['content-security-policy'] ?? '')?.[1]
  expect(nonce).toBeTruthy()
  expect(await one.text()).toContain(`nonce="${nonce}"`)
  expect(two.headers()['content-security-policy']).not.toContain(nonce)
})

test('files have the security headers too, and built ones are immutable', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? ''
  const headers = (await request.get(script)).headers()
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeTruthy()
  expect(headers['cache-control']).toContain('immutable')
})

test('unknown methods are refused with the allowed ones, and HEAD is GET without a body', async ({ request }) => {
  const options = await request.fetch('/vitaminas', { method: 'OPTIONS' })
  expect(options.status()).toBe(204)
  expect(options.headers().allow).toContain('GET')
  expect((await request.fetch('/vitaminas', { method: 'PATCH' })).status()).toBe(405)
  const head = await request.head('/api/v2/front/settings')
  expect([head.status(), (await head.body()).length]).toEqual([200, 0])
})

test('parallel adds of one session all count', async ({ playwright }) => {
  const shopper = await playwright.request.newContext({ baseURL: STORE })
  const line = await buyableLine(shopper)
  const first = await shopper.post('/api/v2/front/checkout/cart', {
    headers: JSON_HEADERS,
    data: { tipo: 'produto', itens: [{ ...line, quantidade: 1 }] }
  })
  const session = cookiesOf(first)
  expect(session).toContain('__Host-sid=')
  const headers = { ...JSON_HEADERS, cookie: session }
  await Promise.all(
    Array.from({ length: 9 }, () =>
      shopper.post('/api/v2/front/checkout/cart', {
        headers,
        data: { tipo: 'produto', itens: [{ ...line, quantidade: 1 }] }
      })
    )
  )
  const cart = await (await shopper.get('/api/v2/front/checkout/cart', { headers })).json()
  expect(cart.itens[0].quantidade).toBe(10)
  await shopper.dispose()
})

test('a write from another site is refused, and so is a form without an origin', async ({ request }) => {
  const foreign = await request.post('/api/v2/front/checkout/cart', {
    headers: { ...JSON_HEADERS, origin: 'https://evil.example' },
    data: {}
  })
  expect(foreign.status()).toBe(403)
  const form = await request.post('/idioma', {
    form: { language: '1', path: '/' },
    headers: { 'sec-fetch-site': 'cross-site' }
  })
  expect(form.status()).toBe(403)
})

test('pictures are webp in fixed widths, and immutable', async ({ request }) => {
  const showcase = await (await request.get('/api/v2/front/showcase/products/first-showcase')).json()
  const source = new URL(showcase.produtos[0].midias.imagens[0].arquivos.big).pathname
  const picture = await request.get(`/img/240${source}`)
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toBe('image/webp')
  expect(picture.headers()['cache-control']).toContain('immutable')
  expect(await nearestQuality(`public${source}`, 240, (await picture.body()).length)).toBe(80)
  for (const path of [
    `/img/241${source}`,
    '/img/240/index.html',
    '/img/240/https%3A%2F%2Fevil.example%2Fx.png',
    '/img/240/media/..%2f..%2fx'
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('a page contains nothing of the shopper who requests it', async ({ request }) => {
  const line = await buyableLine(request)
  const added = await request.post('/api/v2/front/checkout/cart', {
    headers: JSON_HEADERS,
    data: { tipo: 'produto', itens: [{ ...line, quantidade: 3 }] }
  })
  const headers = { cookie: cookiesOf(added) }
  expect((await (await request.get('/api/v2/front/checkout/cart', { headers })).json()).quantidadeTotal).toBe(3)
  const { own, anybodys } = await homeOfOneMaking(request, headers)
  expect(own.headers()['set-cookie']).toBeUndefined()
  expect(stripNonce(await own.text())).toBe(stripNonce(await anybodys.text()))
})

test('the web manifest names the store, its pictures and its shortcuts', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"/)
  const response = await request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Seiva', short_name: 'Seiva', lang: 'pt-BR', display: 'standalone' })
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(['Busca', 'Favoritos', 'Carrinho'])
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
})

/** Requests home with and without the shopper's headers until both come from the same render. */
async function homeOfOneMaking(request: APIRequestContext, headers: Record<string, string>) {
  let own = await request.get('/', { headers })
  let anybodys = await request.get('/')
  await expect(async () => {
    const before = anybodys
    own = await request.get('/', { headers })
    anybodys = await request.get('/')
    expect(before.headers().etag).toBeTruthy()
    expect(anybodys.headers().etag).toBe(before.headers().etag)
  }).toPass()
  return { own, anybodys }
}

/** The cookies as a plain client returns them: Playwright does not send secure cookies over http. */
function cookiesOf(response: APIResponse): string {
  const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  return set.map(({ value }) => value.split(';')[0]).join('; ')
}

function stripNonce(html: string): string {
  return html.replace(/nonce="[^"]*"/g, '')
}

async function buyableLine(shopper: { get(path: string): Promise<{ json(): Promise<unknown> }> }) {
  const answer = (await (
    await shopper.get('/api/v2/front/url/product/listing/category?url=/minerais&offset=0&limit=30&order=Popularidade')
  ).json()) as {
    conteudo: { produtos: { estoque: number; carrinho: { itens?: Record<string, string>[] } }[] }
  }
  const product = answer.conteudo.produtos.find(({ estoque, carrinho }) => estoque > 12 && carrinho.itens?.length)
  return product?.carrinho.itens?.[0]
}

/** The webp quality that yields the closest file size. */
async function nearestQuality(file: string, width: number, bytes: number): Promise<number | undefined> {
  const off = async (quality: number) => {
    const { length } = await sharp(file).resize({ width }).webp({ quality }).toBuffer()
    return { quality, bytes: Math.abs(length - bytes) }
  }
  const tried = await Promise.all([60, 70, 80, 90, 100].map(off))
  return tried.toSorted((a, b) => a.bytes - b.bytes)[0]?.quality
}
