import { expect, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'
import { type Answer, sendRaw } from '../support/raw-http.ts'

// Over raw sockets: requests that no browser or library sends.
const PORT = PORTS.store
const HOST = `localhost:${PORT}`
const STORE = `http://${HOST}`

test('no spelling of an address with tracking parameters redirects to another host', async () => {
  for (const path of [
    '/.//evil.example?utm_source=x',
    '//evil.example/?gclid=1',
    '/\\evil.example?fbclid=1',
    '/%2f%2fevil.example?utm_source=x',
    '/%5cevil.example?utm_campaign=x',
    '/..//evil.example/?utm_source=x',
    '/@evil.example?gclid=1',
    '/%0d%0aLocation:%20https://evil.example?utm_source=x'
  ]) {
    const { status, head } = await raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n`)
    const location = /^location: (.*)$/im.exec(head)?.[1]
    if (location) expect([path, new URL(location.trim(), STORE).host]).toEqual([path, HOST])
    expect([path, status < 500]).toEqual([path, true])
  }
})

test('files outside the store, its sources and its secrets are not served', async () => {
  for (const path of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fwrangler.toml',
    '/assets/../../.dev.vars',
    '/.dev.vars',
    '/.env',
    '/wrangler.toml',
    '/server/wrangler.json',
    '/img/240/../../../etc/passwd',
    '/img/240/file:///etc/passwd',
    '/img/240/http%3A%2F%2F169.254.169.254%2Flatest',
    '/media/uploads/../../secret',
    '/assets/entry.client.js.map'
  ]) {
    const { status, body } = await raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n`)
    expect([path, [301, 302, 400, 403, 404].includes(status)]).toEqual([path, true])
    expect(body).not.toMatch(/root:|APP_TOKEN|compatibility_date|sourcesContent/)
  }
})

test('an unexpected body breaks no page', async () => {
  for (const path of ['/vitaminas', '/busca?busca=whey', '/whey?x=1', '/index.md', '/checkout/carrinho', '/_.data'])
    for (const body of ['Content-Length: 0\r\n\r\n', 'Content-Length: 3\r\n\r\na=1']) {
      const { status } = await sendRaw(PORT, `GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n${body}`)
      expect([path, body, status > 0 && status < 500]).toEqual([path, body, true])
    }
})

test('headers that only the store may set change nothing', async () => {
  const plain = await raw(`GET /vitaminas HTTP/1.1\r\nHost: ${HOST}\r\n`)
  for (const header of [
    'X-React-Router-SPA-Mode: yes',
    'X-React-Router-Prerender-Data: [1]',
    'X-React-Router-Raw-Data: 1',
    'X-Forwarded-Host: evil.example',
    'X-Original-URL: /checkout/acesso',
    'X-HTTP-Method-Override: DELETE',
    'App-Token: mine',
    'Forwarded: host=evil.example'
  ]) {
    const { status, body } = await raw(`GET /vitaminas HTTP/1.1\r\nHost: ${HOST}\r\n${header}\r\n`)
    expect([header, status]).toEqual([header, 200])
    expect(body).not.toContain('evil.example')
    expect([header, title(body)]).toEqual([header, title(plain.body)])
  }
})

test('a request cannot smuggle a second one', async () => {
  for (const request of [
    `POST /api/v2/front/checkout/cart HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /roubo HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
    `POST /api/v2/front/checkout/cart HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 0\r\nContent-Length: 44\r\n\r\nGET /roubo HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-A: b\nX-Injected: c\r\n`
  ]) {
    const { status } = await raw(request)
    expect(status === 0 || status >= 200).toBe(true)
    expect((await raw(`GET /_health HTTP/1.1\r\nHost: ${HOST}\r\n`)).status).toBe(200)
  }
})

const CART = '/api/v2/front/checkout/cart'
const ITEM = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: 1, quantidade: 1 }] })

const ITEM_101 = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: 101, quantidade: 1 }] })

test('a write from another site is refused in every disguise', async () => {
  for (const lines of [
    'Origin: https://evil.example\r\nContent-Type: application/json',
    'Origin: null\r\nContent-Type: application/json',
    `Origin: http://${HOST}.evil.example\r\nContent-Type: application/json`,
    'Sec-Fetch-Site: cross-site\r\nContent-Type: application/json',
    'Sec-Fetch-Site: same-site\r\nContent-Type: application/json',
    `Sec-Fetch-Site: cross-site\r\nOrigin: ${STORE}\r\nContent-Type: application/json`,
    'Content-Type: text/plain',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: multipart/form-data; boundary=x'
  ]) {
    const { status, head } = await post(CART, ITEM, lines)
    expect([lines, status]).toEqual([lines, 403])
    expect(head).not.toMatch(/set-cookie/i)
  }
})

test('writes accept only JSON of a limited size and depth', async () => {
  const own = `Origin: ${STORE}\r\nContent-Type:`
  expect((await post(CART, ITEM, `${own} text/plain`)).status).toBe(415)
  expect((await post(CART, '{', `${own} application/json`)).status).toBe(400)
  expect((await post(CART, '['.repeat(50_000), `${own} application/json`)).status).toBe(400)
  expect((await post(CART, '['.repeat(50) + ']'.repeat(50), `${own} application/json`)).status).toBe(400)
  expect((await post(CART, `"${'x'.repeat(300_000)}"`, `${own} application/json`)).status).toBe(413)
  expect((await raw(`GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: ${HOST}\r\n`)).status).toBe(414)
  const many = Array.from({ length: 150 }, (_, n) => `p${n}=1`).join('&')
  expect((await raw(`GET /vitaminas?${many} HTTP/1.1\r\nHost: ${HOST}\r\n`)).status).toBe(400)
})

test('a read with a body is answered as a read, and breaks nothing for other requests', async () => {
  for (let n = 0; n < 6; n += 1) {
    const lines = `Host: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`
    expect((await raw(`GET ${CART} HTTP/1.1\r\n${lines}`, '{}')).status).toBe(200)
  }
  expect((await raw(`GET ${CART} HTTP/1.1\r\nHost: ${HOST}\r\n`)).status).toBe(200)
})

test('a form has a limited size, and a page without a form refuses it with a short answer', async () => {
  const own = `Origin: ${STORE}\r\nContent-Type: application/x-www-form-urlencoded`
  expect((await post('/checkout/cadastro/', `email=a&nome=${'a'.repeat(300_000)}`, own)).status).toBe(413)
  for (const path of ['/', '/busca', '/_.data', '/busca.data']) {
    const { status, head, body } = await post(path, 'a=1', own)
    expect([path, status]).toEqual([path, 405])
    expect(head).toMatch(/^allow: GET, HEAD$/im)
    expect(body).not.toContain('did not provide')
  }
})

test('names of prototype properties are treated as plain words', async () => {
  const own = `Origin: ${STORE}\r\nContent-Type: application/json`
  for (const body of [
    '{"__proto__": {"tipo": "produto"}, "itens": []}',
    '{"constructor": {"prototype": {"isAdmin": true}}, "tipo": "produto", "itens": [{"__proto__": {"idProduto": 1}}]}'
  ]) {
    const { status, body: answer } = await post(CART, body, own)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(answer).not.toContain('isAdmin')
  }
  for (const path of [
    '/__proto__',
    '/constructor',
    '/vitaminas?__proto__[x]=1',
    '/busca?busca=__proto__',
    '/marcas/constructor'
  ])
    expect([200, 301, 400, 404]).toContain((await raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n`)).status)
})

test('calls outside the contract do not reach the API', async () => {
  for (const [method, path] of [
    ['GET', '/api/v2/front/../../admin'],
    ['GET', '/api/v2/front/%2e%2e/admin'],
    ['GET', '/api/v2/admin/orders'],
    ['GET', '/api/v2/front/showcase/products/a/b'],
    ['GET', '/api/v2/front/url/sitemap']
  ] as const) {
    const { status } = await raw(
      `${method} ${path} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: ${STORE}\r\nContent-Type: application/json\r\n`
    )
    expect([path, status]).toEqual([path, 404])
  }
  for (const [method, path, allow] of [
    ['DELETE', 'settings', 'GET, HEAD, OPTIONS'],
    ['PUT', 'wishlist/add', 'POST, OPTIONS'],
    ['TRACE', 'checkout/cart', 'GET, POST, PUT, DELETE, HEAD, OPTIONS']
  ]) {
    const { status, head } = await raw(
      `${method} /api/v2/front/${path} HTTP/1.1\r\nHost: ${HOST}\r\nOrigin: ${STORE}\r\nContent-Type: application/json\r\n`
    )
    expect([path, status, /^allow: (.*)$/im.exec(head)?.[1]]).toEqual([path, 405, allow])
  }
  for (const method of ['TRACE', 'PATCH', 'PROPFIND'])
    expect([method, (await raw(`${method} /vitaminas HTTP/1.1\r\nHost: ${HOST}\r\n`)).status]).toEqual([method, 405])
})

test('no answer contains a secret', async () => {
  for (const path of [
    '/',
    '/?debug=1',
    '/nada-aqui?debug=1',
    '/api/v2/front/settings',
    '/_status',
    '/_health',
    '/robots.txt'
  ]) {
    const { head, body } = await raw(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n`)
    expect(`${head}${body}`).not.toMatch(/wapstore|app-token|PHPSESSID|D1_ERROR|node_modules|\/worker\//i)
  }
})

test('a cookie that resembles the session is ignored, and two session cookies count as none', async () => {
  const own = `Origin: ${STORE}\r\nContent-Type: application/json`
  const { head } = await post(CART, ITEM_101, own)
  const session = /^set-cookie: __Host-sid=([^;]+)/im.exec(head)?.[1] ?? ''
  const cart = async (cookie: string) =>
    (await raw(`GET ${CART} HTTP/1.1\r\nHost: ${HOST}\r\nCookie: ${cookie}\r\n`)).body
  expect(await cart(`__Host-sid=${session}`)).toContain('"quantidadeItens":1')
  for (const sign of ['\u2000', '\u00a0', '\ufeff', '\v', '\u3000'])
    expect(await cart(`${sign}__Host-sid=${session}`)).not.toContain('"quantidadeItens":1')
  expect(await cart(`__Host-sid=${session}; __Host-sid=${'b'.repeat(32)}`)).not.toContain('"quantidadeItens":1')
})

test('no spelling of a path or of a client address gets a rate limit of its own', async () => {
  const spellings = [
    '/checkout/acesso//',
    '/checkout/acesso//.data',
    '/Checkout/%61cesso/_.data',
    '/checkout/acesso/.data'
  ]
  const addresses = ['2001:db8:77::1', '2001:DB8:77:0:1::', '2001:0db8:0077:0000:ffff::9']
  const attempts = Array.from({ length: 24 }, (_, n) => {
    const lines = [
      `Origin: ${STORE}`,
      'Content-Type: application/x-www-form-urlencoded',
      `CF-Connecting-IP: ${addresses[n % addresses.length]}`
    ]
    return post(spellings[n % spellings.length] ?? '', 'email=', lines.join('\r\n'))
  })
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  // The limiter's minute may end between the requests.
  expect(statuses.filter(status => status === 429).length).toBeGreaterThan(0)
})

function post(path: string, body: string, lines: string): Promise<Answer> {
  return raw(
    `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\n${lines}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
    body
  )
}

function title(html: string): string | undefined {
  return /<title>([^<]*)</.exec(html)?.[1]
}

/** Takes the head of a request, or a whole request that ends with an empty line. Status 0 means no answer. */
function raw(head: string, body = ''): Promise<Answer> {
  return sendRaw(PORT, head.endsWith('\r\n\r\n') ? head : `${head}Connection: close\r\n\r\n${body}`)
}
