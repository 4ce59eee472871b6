import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { get, json, MENU, menu, setUp, sleep } from '../../../tests/support/gateway.ts'
import { PURGES_KEY } from './purges.ts'

describe('the gateway', () => {
  test('sends the app token, the language and the request id, and no session for shared calls', async () => {
    const { isolate, seen, defer, settle } = setUp(() => json(menu('a')))
    await isolate().call(get(MENU, { language: 'en', session: 'abc' }), defer)
    await settle()
    const headers = seen[0]?.headers
    expect(headers?.get('app-token')).toBe('secret')
    expect(headers?.get('accept-language')).toBe('en')
    expect(headers?.get('request-id')).toBe('r1')
    expect(headers?.get('session')).toBeNull()
  })

  test('removes lone surrogates, which markup cannot contain', async () => {
    const text = JSON.stringify(menu('@')).replace('@', '\\ud83d \\ud83c\\udf3f')
    const { isolate, defer } = setUp(() => new Response(text))
    const { body } = await isolate().call(get(MENU), defer)
    expect(body).toEqual(menu('\ufffd \u{1F33F}'))
  })

  test('makes one call while an answer is fresh, in this isolate and another', async () => {
    const { isolate, seen, defer, settle } = setUp(() => json(menu('a')))
    const first = isolate()
    await first.call(get(MENU), defer)
    await settle()
    expect(await first.call(get(MENU), defer)).toMatchObject({ cache: 'fresh', body: menu('a') })
    expect(await isolate().call(get(MENU), defer)).toMatchObject({ cache: 'fresh', body: menu('a') })
    expect(seen).toHaveLength(1)
  })

  test('serves the stale answer at once and revalidates it in the background', async () => {
    let version = '1'
    const { isolate, seen, clock, defer, settle } = setUp(() => json(menu(version)))
    await isolate().call(get(MENU), defer)
    await settle()
    version = '2'
    clock.ms += 301_000
    const gateway = isolate()
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ cache: 'stale', body: menu('1') })
    await settle()
    expect(await gateway.call(get(MENU), defer)).toMatchObject({ cache: 'fresh', body: menu('2') })
    expect(seen).toHaveLength(2)
  })

  test('keeps the languages apart', async () => {
    const { isolate, defer, settle } = setUp(request => json(menu(request.headers.get('accept-language') ?? '')))
    const gateway = isolate()
    await gateway.call(get(MENU), defer)
    await settle()
    expect(await gateway.call(get(MENU, { language: 'en' }), defer)).toMatchObject({ body: menu('en') })
  })

  test('stores no personal answers, no failures and no filtered listings', async () => {
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
    // A 404 is cached in memory for a minute, and never in KV.
    expect(seen).toHaveLength(7)
    const { keys } = await env.CACHE.list({ prefix: `v1@${upstream.name}` })
    expect(keys).toEqual([])
  })

  test('has keys that a person can read', async () => {
    const { isolate, upstream, defer, settle } = setUp(() =>
      json({ conteudo: { produtos: [{ id: 1, nome: 'Creatina', url: '/creatina' }] } })
    )
    const query = new URLSearchParams({ url: '/vitaminas', offset: '12', limit: '12', order: 'Popularidade' })
    await isolate().call(get('url/product/listing/category', { query }), defer)
    await settle()
    const { keys } = await env.CACHE.list({ prefix: `v1@${upstream.name}` })
    expect(keys.map(({ name }) => name)).toEqual([
      `v1@${upstream.name}:pt:url:product:listing:category?url=/vitaminas&offset=12&limit=12&order=Popularidade`
    ])
  })

  test('forwards the session and returns the last one that the API set', async () => {
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

  test('a hundred requests for one cold key make one call, and all have its answer', async () => {
    const { isolate, seen, defer, settle } = setUp(async () => {
      await sleep(30)
      return json(menu('a'))
    })
    const gateway = isolate()
    const answers = await Promise.all(Array.from({ length: 100 }, () => gateway.call(get(MENU), defer)))
    await settle()
    expect(seen).toHaveLength(1)
    expect(answers.every(({ body }) => JSON.stringify(body) === JSON.stringify(menu('a')))).toBe(true)
  })

  test('an expired key serves what it has to all, and makes one call', async () => {
    const { isolate, seen, clock, defer, settle } = setUp(() => json(menu('a')))
    const gateway = isolate()
    await gateway.call(get(MENU), defer)
    await settle()
    clock.ms += 400_000
    const answers = await Promise.all(Array.from({ length: 100 }, () => gateway.call(get(MENU), defer)))
    await settle()
    expect(answers.every(({ cache }) => cache === 'stale')).toBe(true)
    expect(seen).toHaveLength(2)
  })

  test('no answer from before a purge is used after it', async () => {
    const { isolate, clock, upstream, defer, settle } = setUp(async () => {
      await sleep(30)
      return json(menu('old'))
    })
    const slow = isolate().call(get(MENU), defer)
    await sleep(5)
    clock.ms += 1
    await env.CACHE.put(PURGES_KEY, JSON.stringify({ [`${upstream.name}`]: clock.ms }))
    await slow
    await settle()
    clock.ms += 10_001
    const later = await isolate().call(get(MENU), defer)
    expect(later.cache).toBe('miss')
    await env.CACHE.delete(PURGES_KEY)
  })

  test('unknown names and queries are never cached in KV', async () => {
    const { isolate, upstream, defer, settle } = setUp(request =>
      json(request.url.includes('products') ? { produtos: [] } : { conteudo: { produtos: [] } })
    )
    const gateway = isolate()
    for (let n = 0; n < 40; n += 1) {
      await gateway.call(get(`showcase/products/invented-${n}`), defer)
      const query = new URLSearchParams({ url: `/invented-${n}`, offset: '0', limit: '12', order: 'Popularidade' })
      await gateway.call(get('url/product/listing/category', { query }), defer)
    }
    await settle()
    expect((await env.CACHE.list({ prefix: `v1@${upstream.name}` })).keys).toEqual([])
  })

  test('nor are unknown names that the API answers; spellings of a listing are one', async () => {
    const { isolate, upstream, defer, settle } = setUp(request =>
      json(
        request.url.includes('menus')
          ? menu('a')
          : { produtos: [{ id: 1, nome: 'a', url: '/a' }], conteudo: { produtos: [{ id: 1, nome: 'a', url: '/a' }] } }
      )
    )
    const gateway = isolate()
    for (let n = 0; n < 20; n += 1) {
      await gateway.call(get(`showcase/products/invented-${n}`), defer)
      await gateway.call(get(`struct/menus/invented-${n}`), defer)
    }
    for (const order of ['POPULARIDADE', 'pOpularidade', 'MENORPRECO']) {
      const query = new URLSearchParams({ url: '/vitaminas', offset: '0', limit: '12', order })
      await gateway.call(get('url/product/listing/category', { query }), defer)
    }
    await gateway.call(get(MENU), defer)
    await settle()
    const { keys } = await env.CACHE.list({ prefix: `v1@${upstream.name}` })
    const listing = 'url:product:listing:category?url=/vitaminas&offset=0&limit=12'
    expect(keys.map(({ name }) => name.replace(`v1@${upstream.name}:pt:`, ''))).toEqual([
      'struct:menus:rodape-principal',
      `${listing}&order=Menor Preço`,
      `${listing}&order=Popularidade`
    ])
  })

  test('nothing past the end of a listing, of the lists or of the sitemap is stored', async () => {
    const { isolate, upstream, defer, settle } = setUp(() => json({ conteudo: { produtos: [] }, paths: [] }))
    const gateway = isolate()
    for (const [path, query] of [
      ['url/product/listing/category', 'url=/vitaminas&offset=9600&limit=12'],
      ['url/list/listing', 'url=/lista&offset=9600&limit=12'],
      ['url/sitemap', 'offset=99000&limit=1000']
    ] as const)
      await gateway.call(get(path, { own: true, query: new URLSearchParams(query) }), defer)
    await settle()
    expect((await env.CACHE.list({ prefix: `v1@${upstream.name}` })).keys).toEqual([])
  })
})
