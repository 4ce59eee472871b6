import { describe, expect, test } from 'vitest'
import { APP_TOKEN, openEdge } from '../../../tests/support/edge.ts'

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

test.each(['/checkout', '/pagamento'])(
  'the checkout makes no %s a service worker, which would hold all pages',
  async path => {
    const { ask, asked } = open()
    const { status } = await ask(path, { headers: { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' } })
    expect([status, asked]).toEqual([403, []])
  }
)

test('a file deeper down may be one: it holds the pages beside it', async () => {
  const { ask } = open()
  expect((await ask('/static/checkout/sw.js', { headers: { 'service-worker': 'script' } })).status).toBe(200)
})

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
      x_forwarded_for: '198.51.100.1',
      app_token: 'mine',
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
    expect([...left, 'x_forwarded_for', 'app_token'].filter(name => name in sent)).toEqual([])
    expect(JSON.stringify(sent)).not.toContain(APP_TOKEN)
  })

  test('streams its body, whose length is known and bounded', async () => {
    const { ask, asked } = open(async request => new Response(await request.text()))
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      ask('/checkout/pedido', { method: 'POST', body, headers })
    expect((await post('forma=pix', { 'content-length': '9' })).text).toBe('forma=pix')
    expect((await post('x', { 'content-length': String(1024 * 1024 + 1) })).status).toBe(413)
    expect((await post(new Blob(['x']).stream())).status).toBe(411)
    const twoLengths = { 'content-length': '1', 'transfer-encoding': 'chunked' }
    expect((await post(new Blob(['x']).stream(), twoLengths)).status).toBe(411)
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
        return { success: name === 'CALLS' }
      }
    })
    const { ask, calls } = openEdge({
      answer: () => new Response('ok'),
      vars: { CHECKOUT: 'proxy', LIMITER_ADDRESS_CALLS: limiter('CALLS'), LIMITER_ADDRESS_ACTIONS: limiter('ACTIONS') }
    })
    const headers = { 'cf-connecting-ip': '203.0.113.9' }
    expect((await ask('/checkout/x', { headers })).status).toBe(200)
    expect((await ask('/checkout/x', { headers, method: 'DELETE' })).status).toBe(429)
    expect(keys).toEqual(['CALLS checkout LIMITER_API 203.0.113.9', 'ACTIONS checkout LIMITER_WRITES 203.0.113.9'])
    expect(calls).toHaveLength(1)
  })
})
