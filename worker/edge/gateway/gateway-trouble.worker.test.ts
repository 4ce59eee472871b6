import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { get, json, MENU, menu, setUp, silent, sleep } from '../../../tests/support/gateway.ts'
import { createApiCache } from './api-cache.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { createGateway } from './gateway.ts'
import { createPurges } from './purges.ts'

/** An answer that is not asked for again at once. */
const down = () => json({}, { status: 503, headers: { 'retry-after': '9' } })

describe('the gateway over an API in trouble', () => {
  test.each([
    ['an error', () => json({ error: 'x' }, { status: 500 })],
    ['no JSON', () => new Response('<html>firewall</html>')],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } })],
    ['another body', () => json({ menu: 7 })],
    ['half a body', () => new Response('{"menu": [{"id"')],
    ['an exception', () => Promise.reject(new Error('reset'))]
  ])('serves what it had for a day when the API answers with %s', async (_, failure) => {
    let broken = false
    const { isolate, clock, defer, settle } = setUp(() => (broken ? failure() : json(menu('good'))))
    await isolate().call(get(MENU), defer)
    await settle()
    broken = true
    clock.ms += 86_000_000
    expect(await isolate().call(get(MENU), defer)).toMatchObject({
      status: 200,
      cache: 'stale',
      body: menu('good')
    })
  })

  test('gives a hung section up after five seconds', async () => {
    const { isolate, defer } = setUp(() => new Promise<Response>(() => {}))
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 0, failure: 'timeout' })
  })

  test('shows and reports the answer that a page waits four seconds for', { timeout: 30_000 }, async () => {
    const { seen, reports, isolate, clock, defer } = setUp(async () => {
      await sleep(4_000)
      clock.ms += 4_000
      return json({ nivel: 'product/detail' })
    })
    const call = get('url/verify', { query: new URLSearchParams({ url: '/whey' }), timing: 'page' })
    expect(await isolate().call(call, defer)).toMatchObject({ status: 200, failure: null })
    expect(seen).toHaveLength(1)
    expect(reports.map(({ event, facts }) => [event, facts?.ms])).toEqual([['slow-call', 4_000]])
  })

  const refuse = () => Promise.reject(new Error('KV'))
  const hang = () => new Promise(() => {})
  test.each([
    ['fails', { get: refuse, put: refuse }],
    ['never ends what it is given', { get: async () => null, put: hang }]
  ])('a KV that %s costs nothing but the cache', async (_, broken) => {
    const { upstream, seen, clock, defer } = setUp(() => json(menu('a')))
    const kv = new Proxy(env.CACHE, { get: (target, name) => Reflect.get(broken, name) ?? Reflect.get(target, name) })
    const now = () => clock.ms
    const purges = createPurges({ kv, now })
    const cache = createApiCache({ kv, purges, now })
    const gateway = createGateway({ upstream, appToken: 'secret', cache, now, reporter: silent })
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ status: 200, body: menu('a') })
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ status: 200, cache: 'fresh' })
    expect(seen).toHaveLength(1)
  })

  test('a failing API gets one probe in ten seconds until it answers', async () => {
    let broken = true
    const { isolate, seen, clock, defer } = setUp(() => (broken ? down() : json(menu('a'))))
    const gateway = isolate()
    for (let n = 0; n < 8; n += 1) await gateway.call(get(`struct/menus/m-${n}`), defer)
    expect(seen).toHaveLength(5)
    clock.ms += 10_001
    await gateway.call(get('struct/menus/probe'), defer)
    await gateway.call(get('struct/menus/other'), defer)
    expect(seen).toHaveLength(6)
    clock.ms += 10_001
    broken = false
    expect(await gateway.call(get('struct/menus/probe'), defer)).toMatchObject({ status: 200 })
    expect(await gateway.call(get('struct/menus/other'), defer)).toMatchObject({ status: 200 })
  })

  test('a failing kind of call does not block the others', async () => {
    const { isolate, defer } = setUp(request => (request.url.includes('search') ? down() : json(menu('a'))))
    const gateway = isolate()
    for (let n = 0; n < 6; n += 1) {
      const query = new URLSearchParams({ busca: `x${n}` })
      await gateway.call(get('url/product/listing/search', { query }), defer)
    }
    expect(gateway.health().open).toContain('url/product/listing/search')
    expect(await gateway.call(get('checkout/cart', { session: 's' }), defer)).toMatchObject({ status: 200 })
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ status: 200 })
  })

  test('a broken path blocks only itself, and a broken cart nobody else’s', async () => {
    const { isolate, seen, clock, defer } = setUp(request =>
      /broken/.test(request.url + request.headers.get('session')) ? down() : json({ ...menu('a'), itens: [] })
    )
    const gateway = isolate()
    const cart = (session: string) => get('checkout/cart', { method: 'POST', body: {}, session })
    for (let round = 0; round < 3; round += 1) {
      for (let n = 0; n < 12; n += 1) {
        await gateway.call(get('struct/menus/broken'), defer)
        await gateway.call(cart('broken'), defer)
      }
      clock.ms += 10_001
    }
    expect(gateway.health().open).toEqual(['GET struct/menus/broken', 'POST checkout/cart'])
    // Five times, then once in ten seconds.
    expect(seen.filter(({ url }) => url.includes('broken'))).toHaveLength(7)
    expect(seen.filter(({ headers }) => headers.get('session') === 'broken')).toHaveLength(7)
    expect(await gateway.call(get('struct/menus/sound'), defer)).toMatchObject({ status: 200 })
    expect(await gateway.call(cart('sound'), defer)).toMatchObject({ status: 200 })
  })

  test('what a body provokes blocks nobody', async () => {
    const answers = [
      () => json({ error: 'x' }, { status: 500 }),
      () => new Response('<b>PHP</b>'),
      () => json(menu('a'))
    ]
    const { isolate, defer } = setUp(async request => {
      const { kind } = await request.json<{ kind: number }>()
      return answers[kind]?.() ?? down()
    })
    const gateway = isolate()
    const login = (kind: number, clientAddress: string) =>
      gateway.call(get('checkout/login', { method: 'POST', body: { kind }, clientAddress }), defer)
    for (let n = 0; n < 40; n += 1) await login(n % 2, `198.51.100.${n}`)
    expect(await login(2, '203.0.113.4')).toMatchObject({ status: 200 })
    for (let n = 0; n < 40; n += 1) await login(9, `2001:db8:7:${n}::1`)
    expect(await login(2, '203.0.113.4')).toMatchObject({ status: 200 })
    expect(await login(2, '2001:db8:7:ffff::1')).toMatchObject({ failure: 'network' })
  })

  test('a 404 of the API removes a stored answer, a 404 of a proxy does not', async () => {
    let gone: () => Response = () => json(menu('a'))
    const { isolate, clock, defer, settle } = setUp(() => gone())
    await isolate().call(get(MENU), defer)
    await settle()
    clock.ms += 4_000_000
    gone = () => new Response('<html>nginx</html>', { status: 404 })
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 200, cache: 'stale' })
    gone = () => json({ error: 'x' }, { status: 404 })
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 404 })
    await settle()
    gone = () => new Response(null, { status: 500 })
    // Another isolate has no stale answer.
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 500 })
  })

  test.each([401, 403, 429])('an API that answers %s to everybody does not remove stored answers', async status => {
    let broken = false
    const { isolate, clock, defer, settle } = setUp(() => (broken ? json({}, { status }) : json(menu('a'))))
    await isolate().call(get(MENU), defer)
    await settle()
    broken = true
    clock.ms += 4_000_000
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 200, cache: 'stale' })
  })

  test('a failure is reported with the age of the answer served instead', async () => {
    let broken = false
    const { isolate, reports, clock, defer, settle } = setUp(() =>
      broken ? json({}, { status: 500 }) : json(menu('a'))
    )
    await isolate().call(get(MENU), defer)
    await settle()
    broken = true
    clock.ms += 400_000
    await isolate().call(get(MENU), defer)
    await settle()
    expect(reports.map(({ event, facts }) => [event, facts?.servedAgeS])).toEqual([['call-failure', 400]])
  })

  test('a body that does not match the contract is a failure', async () => {
    const { isolate, reports, defer } = setUp(() => json({ menu: 7 }))
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ status: 0, failure: 'shape' })
    expect(reports.map(({ facts }) => facts?.failure)).toEqual(['shape'])
  })

  test('a request has at most six concurrent calls, and queues the page-load call first', async () => {
    let running = 0
    let most = 0
    const { isolate, seen, defer } = setUp(async () => {
      running += 1
      most = Math.max(most, running)
      await sleep(10)
      running -= 1
      return json(menu('a'))
    })
    const gateway = isolate()
    const concurrencyLimit = createConcurrencyLimit()
    const calls = Array.from({ length: 20 }, (_, n) =>
      gateway.call(get(`struct/menus/m-${n}`, { concurrencyLimit }), defer)
    )
    const urgent = gateway.call(get('settings', { concurrencyLimit, timing: 'page' }), defer)
    await Promise.all([...calls, urgent])
    expect(most).toBe(6)
    expect(seen.findIndex(({ url }) => url.endsWith('settings'))).toBe(6)
  })

  test('a read is retried once after a gateway error, a write never', async () => {
    const { isolate, seen, defer } = setUp(() => json({}, { status: 503 }))
    await isolate().call(get(MENU), defer)
    expect(seen).toHaveLength(2)
    await isolate().call(get('checkout/cart', { method: 'POST', body: {} }), defer)
    expect(seen).toHaveLength(3)
  })
})
