import { describe, expect, test } from 'vitest'
import { APP_TOKEN, openEdge, SHOP } from '../../../tests/support/edge'

const API = 'https://api.example'
const HTML = { 'content-type': 'text/html; charset=utf-8' }

function open(
  said: (request: Request) => Response | Promise<Response> = () => new Response('<p>pay', { headers: HTML })
) {
  const asked: string[] = []
  const edge = openEdge({
    answer: request => {
      asked.push(`${request.method} ${request.url}`)
      return said(request)
    },
    vars: { CHECKOUT: 'proxy', CHECKOUT_PATHS: '/pagamento, /static/checkout/' }
  })
  return { ...edge, asked }
}

describe('a path of the checkout', () => {
  test.each([
    ['GET', '/checkout'],
    ['GET', '/checkout/carrinho?utm_source=banco&gclid=1&a=%2F'],
    ['HEAD', '/checkout/'],
    ['POST', '/checkout/pedido/7'],
    ['PUT', '/checkout/carrinho/adicionar'],
    ['PATCH', '/pagamento'],
    ['DELETE', '/pagamento/pix'],
    ['OPTIONS', '/static/checkout/app.js'],
    ['GET', '/checkout/acessorios'],
    ['GET', '/checkout/cep/mudar']
  ])('passes through as it is: %s %s', async (method, path) => {
    const { ask, asked } = open()
    const { status, headers } = await ask(path, { method })
    expect(asked).toEqual([`${method} ${API}${path}`])
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  test.each([
    '/checkout/acesso',
    '/checkout/Acesso/',
    '/checkout/%61cesso',
    '/checkout/cadastro/',
    '/checkout/cep.data',
    '/checkout/nova-senha',
    '/Checkout/pedido',
    '/%63heckout/pedido',
    '/checkouts',
    '/pagamentos',
    '/static/outro.js',
    '/admin',
    '/checkout/../admin',
    '/checkout/%2e%2e/admin',
    '/checkout\\..\\admin',
    '/checkout/x/../../api/v2/front/settings2'
  ])('stays with the store: %s', async path => {
    const { ask, asked } = open()
    await ask(path)
    expect(asked.filter(call => !call.includes('/api/v2/front/'))).toEqual([])
  })

  test.each([
    '/checkout/..%2fadmin',
    '/checkout/..%5cadmin',
    '/checkout/%2e%2e%2fadmin',
    '/checkout/%252e%252e/admin',
    '/checkout/..;/admin',
    '/checkout/%2e%2e;/admin',
    '/checkout//admin.example/x',
    '/checkout/%2f%2fadmin.example',
    '/checkout/a%00',
    '/checkout/a%0d%0ax',
    '/checkout/%c0%ae%c0%ae/admin',
    '/checkout/%ef%bc%8e%ef%bc%8e/admin',
    '/checkout/%ef%bc%8fadmin',
    '/checkout/%'
  ])('with another reading is refused: %s', async path => {
    const { ask, asked } = open()
    expect((await ask(path)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('takes no other method', async () => {
    const { ask, asked } = open()
    const answer = await ask('/checkout/pedido', { method: 'PROPFIND' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'])
    expect(asked).toEqual([])
  })

  test('is an address of the store where nothing passes through', async () => {
    const { ask, calls } = openEdge({ answer: () => Response.json({}) })
    expect((await ask('/checkout/carrinho')).headers.get('location')).toBe(`${API}/checkout/carrinho`)
    expect(calls).toEqual([])
  })
})

describe('the request', () => {
  test('carries the session under the API’s name and once, and no secret of the store', async () => {
    const { ask, seen } = open()
    const cookie =
      'PHPSESSID=planted; caixa=7; __Host-sid=s1; language=1; PHPSESSID[0]=x; %50HPSESSID=y; phpsessid=z; __Host-reset=t'
    const headers = {
      cookie,
      'cf-connecting-ip': '203.0.113.9',
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'evil.example',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      forwarded: 'host=evil.example',
      'app-token': 'mine',
      session: 'mine',
      'accept-language': 'en',
      'x-csrf-token': 'c'
    }
    await ask('/checkout/pedido', { headers })
    const sent = Object.fromEntries(seen[0]?.headers ?? [])
    expect(sent).toMatchObject({
      cookie: 'PHPSESSID=s1; caixa=7; language=1',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'loja.example',
      'x-forwarded-proto': 'https',
      'accept-language': 'en',
      'x-csrf-token': 'c'
    })
    const left = ['x-original-url', 'x-rewrite-url', 'forwarded', 'app-token', 'session', 'cf-connecting-ip']
    expect(left.filter(name => name in sent)).toEqual([])
    expect(JSON.stringify(sent)).not.toContain(APP_TOKEN)
  })

  test('streams its body, whose length is known and bounded', async () => {
    const { ask, asked } = open(async request => new Response(await request.text()))
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      ask('/checkout/pedido', { method: 'POST', body, headers })
    expect((await post('forma=pix', { 'content-length': '9' })).text).toBe('forma=pix')
    expect((await post('x', { 'content-length': String(1024 * 1024 + 1) })).status).toBe(413)
    expect((await post(new Blob(['x']).stream())).status).toBe(411)
    expect(asked).toHaveLength(1)
  })

  test('may come from another site, as a bank’s answer does', async () => {
    const { ask, asked } = open()
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://banco.example', 'content-length': '3' }
    expect((await ask('/checkout/retorno', { method: 'POST', body: 'a=1', headers })).status).toBe(200)
    expect(asked).toHaveLength(1)
    expect((await ask('/checkout/acesso', { method: 'POST', body: 'a=1', headers })).status).toBe(403)
  })

  test('counts for its address, writes apart', async () => {
    const keys: string[] = []
    const limiter = (name: string) => ({
      limit: async ({ key }: { key: string }) => {
        keys.push(`${name} ${key}`)
        return { success: name === 'API' }
      }
    })
    const { ask, calls } = openEdge({
      answer: () => new Response('ok'),
      vars: { CHECKOUT: 'proxy', LIMITER_API: limiter('API'), LIMITER_WRITES: limiter('WRITES') }
    })
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    expect((await ask('/checkout/x', { headers })).status).toBe(200)
    expect((await ask('/checkout/x', { headers, method: 'DELETE' })).status).toBe(429)
    expect(keys).toEqual(['API checkout 203.0.113.9', 'WRITES checkout 203.0.113.9'])
    expect(calls).toHaveLength(1)
  })
})

function answering(headers: [string, string][], status = 200) {
  return open(() => new Response(status === 200 ? '<p>' : null, { status, headers }))
}

describe('the answer', () => {
  test('keeps the checkout’s own rules and none for the whole host', async () => {
    const { ask } = answering([
      ['content-type', 'text/html'],
      ['content-security-policy', "default-src 'self' https://banco.example"],
      ['permissions-policy', 'payment=(self)'],
      ['cache-control', 'public, max-age=600'],
      ['etag', '"1"'],
      ['strict-transport-security', 'max-age=0'],
      ['clear-site-data', '"*"'],
      ['service-worker-allowed', '/'],
      ['access-control-allow-origin', '*'],
      ['x-powered-by', 'PHP'],
      ['x-csrf-token', 'c']
    ])
    const headers = Object.fromEntries((await ask('/checkout/carrinho')).headers)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self' https://banco.example",
      'permissions-policy': 'payment=(self)',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-csrf-token': 'c'
    })
    const gone = ['etag', 'clear-site-data', 'service-worker-allowed', 'access-control-allow-origin', 'x-powered-by']
    expect(gone.filter(name => name in headers)).toEqual([])
  })

  test('without a policy gets none of the store’s, so that paying and a bank’s window work', async () => {
    const { headers } = await answering([['content-type', 'text/html']]).ask('/checkout/carrinho')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('permissions-policy')).not.toContain('payment')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  test.each([
    ['/checkout/pagar?x=1#y', `${SHOP}/checkout/pagar?x=1#y`],
    ['pagar', `${SHOP}/checkout/pagar`],
    [`${API}/pagamento`, `${SHOP}/pagamento`],
    ['http://api.example/checkout', `${SHOP}/checkout`],
    [`${API}//evil.example`, `${SHOP}//evil.example`],
    ['//evil.example/x', 'https://evil.example/x'],
    ['https://banco.example/3ds?ok=1', 'https://banco.example/3ds?ok=1'],
    ['javascript:alert(1)', null]
  ])('leads on within the shop, or to a bank: %s', async (location, expected) => {
    const { ask } = answering([['location', location]], 302)
    const { status, headers } = await ask('/checkout/carrinho')
    expect([status, headers.get('location')]).toEqual([302, expected])
  })

  test('sets its own cookies for the shop’s host, and none of the store’s', async () => {
    const { ask } = answering([
      ['set-cookie', 'caixa=7; Domain=api.example; Path=/; HttpOnly; Secure'],
      ['set-cookie', 'language=1; Path=/'],
      ['set-cookie', 'Shopper=1; Path=/'],
      ['set-cookie', 'consent=x'],
      ['set-cookie', '__Host-sid=evil; Path=/; Secure'],
      ['set-cookie', '__host-x=evil; Path=/; Secure'],
      ['set-cookie', '=__Host-sid=evil'],
      ['set-cookie', 'PHPSESSID=s2; Path=/; Domain=api.example']
    ])
    expect((await ask('/checkout/carrinho', { headers: { cookie: '__Host-sid=s1' } })).headers.getSetCookie()).toEqual([
      'caixa=7; Path=/; HttpOnly; Secure',
      '__Host-sid=s2; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure',
      'shopper=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure'
    ])
  })

  test.each([
    'PHPSESSID=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0',
    'PHPSESSID=; Path=/',
    'PHPSESSID=x; Max-Age=0'
  ])('ends the session: %s', async cookie => {
    const { ask } = answering([['set-cookie', cookie]])
    const { headers } = await ask('/checkout/sair', { headers: { cookie: '__Host-sid=s1' } })
    expect(headers.getSetCookie()[0]).toBe('__Host-sid=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure')
  })

  test('to a post of another site, which has no session, replaces none', async () => {
    const { ask } = answering([['set-cookie', 'PHPSESSID=attacker; Path=/']])
    const post = (headers: Record<string, string>) =>
      ask('/checkout/entrar', { method: 'POST', body: 'a=1', headers: { 'content-length': '3', ...headers } })
    expect((await post({ 'sec-fetch-site': 'cross-site' })).headers.getSetCookie()).toEqual([])
    expect((await post({ 'sec-fetch-site': 'same-origin' })).headers.getSetCookie()).toHaveLength(2)
  })

  test('streams', async () => {
    let send: (text: string) => void = () => {}
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    send = text => void writer.write(new TextEncoder().encode(text))
    const { ask } = open(() => {
      send('first')
      setTimeout(() => {
        send('second')
        void writer.close()
      }, 50)
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
    })
    expect((await ask('/checkout/pix')).text).toBe('firstsecond')
  })

  test.each([
    ['1', 'The checkout did not answer'],
    ['0', 'O checkout não respondeu']
  ])('that does not come is a page with a way home', async (language, title) => {
    const { ask } = open(() => Promise.reject(new Error('refused')))
    const { status, headers, text } = await ask('/checkout/carrinho', { headers: { cookie: `language=${language}` } })
    expect([status, headers.get('cache-control')]).toEqual([502, 'no-store'])
    expect(headers.get('content-security-policy')).toContain("frame-src 'none'")
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('<a href="/">')
  })
})
