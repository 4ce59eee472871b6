import { Hono } from 'hono'
import { IMAGE_QUALITY, IMAGE_WIDTHS } from '../../../app/models/content/image.ts'
import type { Bindings, Config } from '../../env.ts'
import { boundedStream } from '../bounded-stream.ts'
import { decoded } from '../decoded.ts'
import { mayResize } from '../middleware/rate-limits.ts'
import type { EdgeContext, EdgeEnv } from '../types.ts'
import { isUploadPath, readUpload } from './uploads.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const FORMAT = 'image/webp'
const SOURCE_TIMEOUT_MS = 5_000
const MAX_FOREIGN_BYTES = 10 * 1024 * 1024

/**
 * The pictures behind the cache: /img/{width}/{source}. Nothing of the request but its path may reach the response. Each
 * variant has exactly one address: another spelling would be resized and stored again.
 */
export function createPictures({ imageHosts }: Config) {
  return new Hono<EdgeEnv>().get('/img/:width/*', async c => {
    const variant = readVariant(c.req.url, imageHosts)
    if (!variant) return notFound()
    return (await mayResize(c)) ? resize(c.env, variant.source, variant.width) : tooMany()
  })
}

/** A picture's request has nothing of the shopper but the address, by which transformations are counted. */
export function pictureRequest(c: EdgeContext): Request {
  const client = c.req.header('cf-connecting-ip')
  const { origin, pathname, search } = new URL(c.req.url)
  return new Request(origin + pathname + search, { headers: client ? { 'cf-connecting-ip': client } : {} })
}

interface Source {
  isOwn: boolean
  url: URL
}

function readVariant(address: string, imageHosts: string[]) {
  const { origin, pathname, search } = new URL(address)
  const [, folder, digits, ...rest] = pathname.split('/')
  const width = IMAGE_WIDTHS.find(known => String(known) === digits)
  const source = search || folder !== 'img' ? null : readSource(rest.join('/'), origin, imageHosts)
  return width && source ? { width, source } : null
}

function readSource(path: string, origin: string, imageHosts: string[]): Source | null {
  if (OWN_PATH.test(path)) return { isOwn: true, url: new URL(`/${path}`, origin) }
  const foreign = URL.parse(decoded(path) ?? '')
  if (!foreign || !/^https?:$/.test(foreign.protocol) || !imageHosts.includes(foreign.host)) return null
  const isPlain = foreign.hash === '' && foreign.username === '' && foreign.password === ''
  // The spelling that `toPicture` writes.
  return isPlain && path === encodeURIComponent(foreign.href) ? { isOwn: false, url: foreign } : null
}

/** No escapes, no empty segments and no dots alone: a file has one spelling. */
const OWN_PATH = /^media(?:\/[\w-][\w.-]*)+$/

async function resize(env: Bindings, source: Source, width: number): Promise<Response> {
  const original = await readSourcePicture(env, source)
  if (!original?.body) return notFound()
  try {
    const result = await env.IMAGES.input(original.body)
      .transform({ width, fit: 'scale-down' })
      .output({ format: FORMAT, quality: IMAGE_QUALITY })
    return new Response(result.image(), { headers: { 'content-type': FORMAT, 'cache-control': IMMUTABLE } })
  } catch (error) {
    console.error(JSON.stringify({ event: 'image-failure', source: source.url.pathname, message: String(error) }))
    return notFound()
  }
}

/** The unresized picture; null when the store may not or cannot fetch it. */
export async function readPicture(
  env: Bindings,
  path: string,
  origin: string,
  imageHosts: string[]
): Promise<Response | null> {
  const source = readSource(path.replace(/^\//, ''), origin, imageHosts)
  return source && readSourcePicture(env, source)
}

async function readSourcePicture(env: Bindings, source: Source): Promise<Response | null> {
  const original = await fetchSource(env, source).catch(() => null)
  if (original?.ok && original.headers.get('content-type')?.startsWith('image/')) return original
  await original?.body?.cancel()
  return null
}

async function fetchSource(env: Bindings, { isOwn, url }: Source): Promise<Response | null> {
  if (isOwn)
    // Assets redirect another spelling of a file's name to the file.
    return isUploadPath(url.pathname)
      ? readUpload(env, url.pathname)
      : env.ASSETS.fetch(new Request(url, { redirect: 'manual' }))
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(SOURCE_TIMEOUT_MS) })
  return boundedBody(response, MAX_FOREIGN_BYTES)
}

/** Returns the response with a body that fails beyond `maxBytes`. With a larger `content-length` there is no body. */
export function boundedBody(response: Response, maxBytes: number): Response {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    response.body?.cancel().catch(() => null)
    return new Response(null, response)
  }
  const bounds = { maxBytes, idleMs: SOURCE_TIMEOUT_MS }
  return new Response(response.body && boundedStream(response.body, bounds), response)
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
}

function tooMany(): Response {
  return new Response('Too many', { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': '60' } })
}
