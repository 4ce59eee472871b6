import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Upstream } from '../upstream'
import { createApiCache } from './api-cache'
import { createGateway, type GatewayCall } from './gateway'

const MENU = 'struct/menus/rodape-principal'

function setUp(answer: (request: Request) => Response | Promise<Response>) {
  const seen: Pick<Request, 'url' | 'headers' | 'json'>[] = []
  const deferred: Promise<unknown>[] = []
  const clock = { ms: 1_000_000 }
  const upstream: Upstream = {
    origin: 'https://api.example',
    name: `api-${crypto.randomUUID()}.example`,
    async fetch(request) {
      seen.push(request.clone())
      return answer(request)
    }
  }
  const now = () => clock.ms
  // A new isolate: nothing in memory, the same KV.
  const isolate = () =>
    createGateway({ upstream, appToken: 'secret', cache: createApiCache({ kv: env.CACHE, now }), now })
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const settle = () => Promise.all(deferred.splice(0))
  return { seen, clock, upstream, isolate, defer, settle }
}

function get(path: string, extra: Partial<GatewayCall> = {}): GatewayCall {
  const query = new URLSearchParams()
  return { method: 'GET', path, query, language: 'pt', session: null, timing: 'section', requestId: 'r1', ...extra }
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)

describe('the gateway', () => {
  test('sends the app token, the language and the request id, and no session to what is shared', async () => {
    const { isolate, seen, defer, settle } = setUp(() => json({ menu: [] }))
    await isolate().call(get(MENU, { language: 'en', session: 'abc' }), defer)
    await settle()
    const headers = seen[0]?.headers
    expect(headers?.get('app-token')).toBe('secret')
    expect(headers?.get('accept-language')).toBe('en')
    expect(headers?.get('request-id')).toBe('r1')
    expect(headers?.get('session')).toBeNull()
  })

  test('asks once while an answer is fresh, in this isolate and in another one', async () => {
    const { isolate, seen, defer, settle } = setUp(() => json({ menu: [1] }))
    const first = isolate()
    await first.call(get(MENU), defer)
    await settle()
    expect(await first.call(get(MENU), defer)).toMatchObject({ cache: 'fresh', body: { menu: [1] } })
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ cache: 'fresh', body: { menu: [1] } })
    expect(seen).toHaveLength(1)
  })

  test('serves the stale answer at once and asks behind it', async () => {
    let version = 1
    const { isolate, seen, clock, defer, settle } = setUp(() => json({ menu: [version] }))
    await isolate().call(get(MENU), defer)
    await settle()
    version = 2
    clock.ms += 301_000
    const gateway = isolate()
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ cache: 'stale', body: { menu: [1] } })
    await settle()
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ cache: 'fresh', body: { menu: [2] } })
    expect(seen).toHaveLength(2)
  })

  test.each([
    ['an error', () => json({ error: 'x' }, { status: 500 })],
    ['no JSON', () => new Response('<html>firewall</html>')],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
    ['an exception', () => Promise.reject(new Error('reset'))]
  ])('serves what it had for a day when the API answers with %s', async (_, failure) => {
    let broken = false
    const { isolate, clock, defer, settle } = setUp(() => (broken ? failure() : json({ menu: ['good'] })))
    await isolate().call(get(MENU), defer)
    await settle()
    broken = true
    clock.ms += 86_000_000
    expect(await isolate().call(get(MENU), defer)).toMatchObject({
      status: 200,
      cache: 'stale',
      body: { menu: ['good'] }
    })
  })

  test('keeps the languages apart', async () => {
    const { isolate, defer, settle } = setUp(request => json({ menu: [request.headers.get('accept-language')] }))
    const gateway = isolate()
    await gateway.call(get(MENU), defer)
    await settle()
    expect(await gateway.call(get(MENU, { language: 'en' }), defer)).toMatchObject({ body: { menu: ['en'] } })
  })

  test('stores nothing of a shopper, nothing that failed and no narrowed listing', async () => {
    const { isolate, seen, upstream, defer, settle } = setUp(request =>
      json({}, { status: request.url.includes('404') ? 404 : 200 })
    )
    const gateway = isolate()
    const narrowed = new URLSearchParams({ url: '/vitaminas?marca=7', offset: '0', limit: '12', order: 'Popularidade' })
    for (const call of [
      get('checkout/cart', { session: 'abc' }),
      get('struct/menus/404'),
      get('url/product/listing/category', { query: narrowed }),
      get('url/product/listing/search', { query: new URLSearchParams({ busca: 'x' }) })
    ]) {
      await gateway.call(call, defer)
      await gateway.call(call, defer)
    }
    await settle()
    expect(seen).toHaveLength(8)
    const { keys } = await env.CACHE.list({ prefix: `v1@${upstream.name}` })
    expect(keys).toEqual([])
  })

  test('has keys that a person can read', async () => {
    const { isolate, upstream, defer, settle } = setUp(() => json({ conteudo: {} }))
    const query = new URLSearchParams({ url: '/vitaminas', offset: '12', limit: '12', order: 'Popularidade' })
    await isolate().call(get('url/product/listing/category', { query }), defer)
    await settle()
    const { keys } = await env.CACHE.list({ prefix: `v1@${upstream.name}` })
    expect(keys.map(({ name }) => name)).toEqual([
      `v1@${upstream.name}:pt:url:product:listing:category?url=/vitaminas&offset=12&limit=12&order=Popularidade`
    ])
  })

  test('sends the session along and hands back the last one that the API set', async () => {
    const headers = new Headers([
      ['set-cookie', 'PHPSESSID=one'],
      ['set-cookie', 'PHPSESSID=two; HttpOnly']
    ])
    const { isolate, seen, defer } = setUp(() => json({ itens: [] }, { headers }))
    const answer = await isolate().call(get('checkout/cart', { session: 'zero' }), defer)
    expect(seen[0]?.headers.get('session')).toBe('zero')
    expect(seen[0]?.headers.get('cookie')).toBe('PHPSESSID=zero')
    expect(answer.session).toBe('two')
  })

  test('calls checkout/zipcode after a shipping calculation, with its cep (spec 7)', async () => {
    const { isolate, seen, defer } = setUp(() => json({ fretes: [] }))
    await isolate().call(
      get('shipment/product', { method: 'POST', body: { cep: '01310100', idProduto: 1 }, session: 's' }),
      defer
    )
    expect(seen.map(request => new URL(request.url).pathname)).toEqual([
      '/api/v2/front/shipment/product',
      '/api/v2/front/checkout/zipcode'
    ])
    expect(await seen[1]?.json()).toEqual({ cep: '01310100' })
  })

  test('gives a hung section up after two seconds', async () => {
    const { isolate, defer } = setUp(() => new Promise<Response>(() => {}))
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 0, failure: 'timeout' })
  })
})
