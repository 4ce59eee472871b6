import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { assetsOf, edgeOver, openEdge, SHOP } from '../../../tests/support/edge.ts'
import { readPicture } from './images.ts'

// One pixel, lossless.
const PICTURE = Uint8Array.from(atob('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='), byte => byte.charCodeAt(0))

function setUp() {
  let read = 0
  const asked: string[] = []
  let share = 2
  const limiter = {
    async limit({ key }: { key: string }) {
      asked.push(key)
      share -= 1
      return { success: share >= 0 }
    }
  }
  const picture = () => {
    read += 1
    return new Response(PICTURE, { headers: { 'content-type': 'image/webp' } })
  }
  // A different file name in each test, because the tests share a cache.
  const path = `/media/${crypto.randomUUID()}.webp`
  const files = assetsOf({ [path]: picture })
  const vars = { ASSETS: files, LIMITER_IMAGES: limiter, IMAGE_HOSTS: 'cdn.example' }
  const shop = openEdge({ answer: () => Response.json({}), isEmbedded: true, vars })
  const ask = async (address: string, init?: RequestInit) => (await shop.ask(address, init)).response
  const status = async (address: string, headers: Record<string, string> = {}) => {
    const response = await ask(address, { headers })
    await response.arrayBuffer()
    return response.status
  }
  return { status, ask, path, asked, read: () => read }
}

test('a variant has one URL: a known width in digits, without a query', async () => {
  const { status, path, read } = setUp()
  expect(await status(`/img/96${path}`)).toBe(200)
  expect(read()).toBe(1)
  for (const width of [
    '0x60',
    '9.6e1',
    '00096',
    '+96',
    '%2B96',
    '%396',
    '96.0',
    ' 96',
    '96%20',
    '97',
    '',
    '-96',
    '9_6'
  ])
    expect([width, await status(`/img/${width}${path}`)]).toEqual([width, 404])
  for (const tail of ['?a=1', '?', '?v', '?width=96'])
    expect([tail, await status(`/img/96${path}${tail}`)]).toEqual([tail, tail === '?' ? 200 : 404])
  expect(read()).toBe(1)
})

test('a file of the shop has one spelling, which assets alone may redirect', async () => {
  const file = crypto.randomUUID()
  let asked = 0
  const ASSETS = assetsOf({})
  ASSETS.fetch = async request => {
    asked += 1
    expect(new Request(request).redirect).toBe('manual')
    return new Response(null, { status: 307, headers: { location: `/media/${file}.webp` } })
  }
  const { ask } = edgeOver(() => Response.json({}), { ASSETS })
  const spellings = [`media/${file}%2Ewebp`, `media//${file}.webp`, `media%2f${file}.webp`, `/media/${file}.webp`]
  for (const spelling of [...spellings, `media/${file}.webp/`, `media/~${file}.webp`, `%6dedia/${file}.webp`])
    expect([spelling, (await ask(`/img/96/${spelling}`)).status]).toEqual([spelling, 404])
  expect((await ask(`/%69mg/96/media/${file}.webp`)).status).toBe(404)
  expect(asked).toBe(0)
  expect((await ask(`/img/96/media/${file}.webp`)).status).toBe(404)
  expect(asked).toBe(1)
})

test('a picture of another host also has one URL', async () => {
  const { status } = setUp()
  const source = 'https://cdn.example/a.webp'
  for (const spelling of [
    source,
    encodeURIComponent(`${source}#1`),
    encodeURIComponent(`https://u@cdn.example/a.webp`),
    encodeURIComponent('https://CDN.example/a.webp'),
    encodeURIComponent('https://cdn.example/b/../a.webp'),
    encodeURIComponent('https://cdn.example:443/a.webp'),
    `${encodeURIComponent(source)}?a=1`,
    encodeURIComponent(source).toLowerCase(),
    encodeURIComponent(source).replace('a.webp', '%61.webp')
  ])
    expect([spelling, await status(`/img/96/${spelling}`)]).toEqual([spelling, 404])
})

test('only cache misses count against a client’s limit', async () => {
  const { status, ask, path, asked } = setUp()
  const headers = { 'cf-connecting-ip': '2001:db8::1' }
  expect(await status(`/img/96${path}`, headers)).toBe(200)
  expect(await status(`/img/160${path}`, headers)).toBe(200)
  const refused = await ask(`/img/240${path}`, { headers })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await expect.poll(() => status(`/img/96${path}`, headers)).toBe(200)
  expect(new Set(asked)).toEqual(new Set(['2001:db8:0:0']))
  expect(await status(`${SHOP}/img/241${path}`, headers)).toBe(404)
})

test('a picture of a host that is not allowed is none', async () => {
  const foreign = encodeURIComponent('https://elsewhere.example/a.webp')
  expect(await readPicture({ ...env, ASSETS: assetsOf({}) }, foreign, SHOP, ['cdn.example'])).toBeNull()
})

test('an address with a user, a password or a fragment is never fetched', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}))
  const read = (address: string) => readPicture(env, encodeURIComponent(address), SHOP, ['cdn.example'])
  for (const address of ['https://u@cdn.example/a.webp', 'https://u:p@cdn.example/a.webp', 'https://cdn.example/a#1'])
    expect(await read(address)).toBeNull()
  expect(fetched).not.toHaveBeenCalled()
  await read('https://cdn.example/a.webp')
  expect(fetched).toHaveBeenCalledOnce()
  fetched.mockRestore()
})

test('a picture that could not be read is tried again', async () => {
  const path = `/media/${crypto.randomUUID()}.webp`
  const files: Record<string, () => Response> = {}
  const { ask } = edgeOver(() => Response.json({}), { ASSETS: assetsOf(files) })
  expect((await ask(`/img/96${path}`)).status).toBe(404)
  files[path] = () => new Response(PICTURE, { headers: { 'content-type': 'image/webp' } })
  expect((await ask(`/img/96${path}`)).status).toBe(200)
})
