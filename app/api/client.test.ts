import { describe, expect, test, vi } from 'vitest'
import examples from '../contract/example-bodies.json' with { type: 'json' }
import type { MapContext } from '../models/store/map-context.ts'
import { createCartApi } from './cart.ts'
import { fetchListing, fetchPageType, fetchRelated } from './catalog.ts'
import { type ApiCall, callApi, type Transport, toResult } from './client.ts'
import type { ApiResult } from './failure.ts'
import { fetchShowcase } from './showcase.ts'
import { createBrowserTransport } from './transport.browser.ts'

const context: MapContext = { language: 'pt', origins: ['https://www.nutrivida.example'] }
const line = { product: 101, attribute: 41, unit: 0, warehouse: 0, additional: '' }

function answering(data: unknown) {
  const calls: ApiCall[] = []
  const transport: Transport = async call => {
    calls.push(call)
    return { ok: true, data }
  }
  return { calls, transport }
}

describe('callApi', () => {
  const call: ApiCall = { method: 'GET', path: 'settings' }
  const refuse = () => null

  test('never rejects', async () => {
    const broken: Transport = () => Promise.reject(new TypeError('fetch failed'))
    const slow: Transport = () => Promise.reject(new DOMException('', 'TimeoutError'))
    expect(await callApi(broken, call, refuse)).toMatchObject({ ok: false, kind: 'network' })
    expect(await callApi(slow, call, refuse)).toMatchObject({ ok: false, kind: 'timeout' })
    const thrower = () => {
      throw new Error('reader')
    }
    expect(await callApi(answering({}).transport, call, thrower)).toMatchObject({ ok: false, kind: 'shape' })
  })

  test('reports a body of another shape as a failure, in the server’s words', async () => {
    const { transport } = answering({ error: 'Erro interno' })
    expect(await fetchShowcase(transport, 'first-showcase', context)).toEqual({
      ok: false,
      kind: 'shape',
      status: 200,
      message: 'Erro interno'
    })
  })

  test('reads a body once per language and origin, and shares it', async () => {
    const { transport } = answering(structuredClone(examples.showcase))
    const first = await fetchShowcase(transport, 'first-showcase', context)
    const again = await fetchShowcase(transport, 'second-showcase', { ...context })
    const other = await fetchShowcase(transport, 'first-showcase', { ...context, origins: ['https://outra.example'] })
    expect(dataOf(again)).toBe(dataOf(first))
    expect(dataOf(other)).not.toBe(dataOf(first))
  })
})

describe('calls', () => {
  test('a listing is requested as the contract says', async () => {
    const { transport, calls } = answering(examples.listing)
    const request = {
      kind: 'category',
      path: '/vitaminas',
      search: '?marca=7&pg=3',
      page: 3,
      limit: 12,
      order: ''
    } as const
    await fetchListing(transport, request, context)
    await fetchListing(
      transport,
      { ...request, kind: 'search', path: '/busca', search: '?busca=vitamina%20c', page: 1 },
      context
    )
    await fetchRelated(transport, '/vitaminas', context)
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      [
        'url/product/listing/category',
        { url: '/vitaminas?marca=7&pg=3', offset: '24', limit: '12', order: 'Popularidade' }
      ],
      [
        'url/product/listing/search',
        { url: '/busca?busca=vitamina%20c', busca: 'vitamina c', offset: '0', limit: '12', order: 'Popularidade' }
      ],
      ['url/product/listing/category', { url: '/vitaminas', offset: '0', limit: '16', order: 'Popularidade' }]
    ])
  })

  test.each([
    ['product/detail', 'product'],
    ['product/listing/category', 'category'],
    ['landing-page', 'landing-page'],
    ['list/detail', 'list'],
    ['home', 'home'],
    ['algo/novo', 'unknown']
  ])('level %s is %s', async (nivel, level) => {
    expect(await fetchPageType(answering({ nivel }).transport, '/x')).toEqual({ ok: true, data: level })
  })

  test('cart writes carry what the contract says', async () => {
    const { transport, calls } = answering(examples.cart)
    const api = createCartApi(transport, context)
    await api.post({ kind: 'produto', items: [{ ...line, quantity: 2 }], idempotencyKey: 'k' })
    await api.put({ kind: 'produto', item: { ...line, quantity: 3 }, idempotencyKey: 'l' })
    await api.delete({ kind: 'produto', item: line })
    const ids = { idProduto: 101, idAtributoSimples: 41, idUnidadeVenda: 0, idArmazem: 0, adicional: '' }
    expect(calls.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { tipo: 'produto', itens: [{ ...ids, quantidade: 2, parametros: '' }] }],
      ['PUT', { tipo: 'produto', ...ids, quantidade: 3 }],
      ['DELETE', { tipo: 'produto', ...ids }]
    ])
  })
})

describe('browser transport', () => {
  test('speaks JSON to the store\u2019s own origin', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ sucesso: true }))
    const call = createBrowserTransport(send)
    expect(await call({ method: 'POST', path: 'wishlist/add', body: { a: 1 }, idempotencyKey: 'k' })).toEqual({
      ok: true,
      data: { sucesso: true }
    })
    const [address, init] = send.mock.calls[0] ?? []
    expect(address).toBe('/api/v2/front/wishlist/add')
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': 'k' }
    })
  })

  test('reports a firewall’s HTML page as a failure without a message', async () => {
    const call = createBrowserTransport(async () => new Response('<html>', { status: 403 }))
    expect(await call({ method: 'GET', path: 'settings', query: { a: 'b c' } })).toEqual({
      ok: false,
      kind: 'http',
      status: 403,
      message: ''
    })
    expect(toResult({ status: 404, body: { erro: 'Sumiu' } })).toMatchObject({ status: 404, message: 'Sumiu' })
  })
})

function dataOf<T>(result: ApiResult<T>): T | null {
  return result.ok ? result.data : null
}
