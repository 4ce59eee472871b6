import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { backend } from '../../../tests/contract/backend.ts'
import { type Bindings, readConfig } from '../../env.ts'
import type { Upstream } from '../../upstream.ts'
import { createEdge } from '../app.ts'
import { createApiCache } from '../gateway/api-cache.ts'
import { createGateway } from '../gateway/gateway.ts'
import { createPurges } from '../gateway/purges.ts'

const SHOP = 'https://loja.example'
const PATH = `/media/uploads/reviews/${'ab'.repeat(16)}/1.webp`
// One pixel, lossless.
const PICTURE = Uint8Array.from(atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='), byte => byte.charCodeAt(0))

beforeAll(async () => {
  await env.MEDIA.put(PATH.replace('/media/uploads/', ''), PICTURE)
  await env.MEDIA.put('reviews/other.txt', 'text')
  await env.MEDIA.put('secret', 'text')
})

const noAssets: Fetcher = {
  fetch: async () => new Response('Not found', { status: 404 }),
  connect() {
    throw new Error('Assets have no sockets')
  }
}

/** The backend behind its binding. */
const commerce = {
  ...noAssets,
  fetch: async (input: RequestInfo | URL) => backend().app.fetch(new Request(input))
}

const silent = { report: () => {}, trace: () => {}, isTraced: () => false }

/** The edge over an API with the given answer, and the requests that the API received. */
function setUp(vars: Partial<Bindings> = {}, answer: () => Response = () => Response.json({ sucesso: true })) {
  const bindings: Bindings = { ...env, ASSETS: noAssets, COMMERCE: commerce, APP_TOKEN: 'token', ...vars }
  const seen: Request[] = []
  const upstream: Upstream = {
    origin: 'https://api.example',
    name: null,
    async fetch(request) {
      seen.push(request)
      return answer()
    }
  }
  const purges = createPurges({ kv: env.CACHE, now: Date.now })
  const cache = createApiCache({ kv: env.CACHE, purges, now: Date.now })
  const gateway = createGateway({
    upstream,
    appToken: 'token',
    cache,
    now: Date.now,
    reporter: silent
  })
  const config = readConfig(bindings)
  const { edge } = createEdge({
    config,
    upstream,
    gateway,
    askPages: null,
    askPictures: null,
    purgePages: async () => true,
    askToPurge: async () => true,
    purges,
    reporter: silent,
    runMiddleware: async () => null,
    renderPage: async () => new Response('page'),
    build: 'test'
  })
  async function ask(path: string, init: RequestInit = {}) {
    return edge.fetch(new Request(SHOP + path, init), bindings, createExecutionContext())
  }
  return { ask, seen }
}

describe('pictures of shoppers', () => {
  test('come from the bucket, immutable, and only as pictures', async () => {
    const response = await setUp().ask(PATH)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff'
    })
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE)
    const head = await setUp().ask(PATH, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  test('are resized like the catalogue’s', async () => {
    const response = await setUp().ask(`/img/360${PATH}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    await response.arrayBuffer()
  })

  test.each([
    '/media/uploads/',
    '/media/uploads/secret',
    '/media/uploads/reviews/other.txt',
    '/media/uploads/reviews/../secret',
    '/media/uploads/reviews/%2e%2e/secret',
    PATH.replace('ab', 'cd'),
    `/img/360${PATH.replace('ab', 'cd')}`
  ])('%s is none', async path => {
    const response = await setUp().ask(path)
    expect(response.status).toBe(404)
    await response.text()
  })

  test('belong to the embedded backend alone', async () => {
    const response = await setUp({ API_ORIGIN: 'https://api.example' }).ask(PATH)
    expect(response.status).toBe(404)
    await response.text()
  })
})

describe('a review on its way to the API', () => {
  const post = (body: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers }
  })
  const megabytes = (count: number) => JSON.stringify({ anexos: ['x'.repeat(count * 1024 * 1024)] })
  const REVIEW = '/api/v2/front/evaluations/product'

  test('may be 12 MiB large; another call 256 KiB', async () => {
    const { ask, seen } = setUp()
    expect((await ask(REVIEW, post(megabytes(11)))).status).toBe(200)
    expect((await ask(REVIEW, post(megabytes(12)))).status).toBe(413)
    expect((await ask('/api/v2/front/product/budget', post(megabytes(1)))).status).toBe(413)
    expect(seen).toHaveLength(1)
  })

  test('sends the client’s address, but not the client’s own header', async () => {
    const { ask, seen } = setUp()
    const headers = { 'cf-connecting-ip': '203.0.113.5', 'x-forwarded-for': '198.51.100.1' }
    await ask(REVIEW, post('{}', headers))
    expect(seen[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.5')
    await ask('/api/v2/front/checkout/user', { headers })
    expect(seen[1]?.headers.get('x-forwarded-for')).toBeNull()
  })

  test('over the limit gets Retry-After', async () => {
    const tooMany = () => Response.json({ error: 'x' }, { status: 429, headers: { 'Retry-After': '120' } })
    const response = await setUp({}, tooMany).ask(REVIEW, post('{}'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '120'])
    expect(await response.json()).toEqual({ error: 'x' })
  })
})
