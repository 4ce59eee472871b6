import { IMAGE_WIDTHS } from '../../../app/models/content/image'
import type { Bindings, Config } from '../../env'
import { mayResize } from '../middleware/rate-limits'
import type { EdgeContext } from '../types'
import { isUploadPath, readUpload } from './uploads'

const IMMUTABLE = 'public, max-age=31536000, immutable'
// Spec 9: image default format webp, quality 80.
const FORMAT = 'image/webp'
const QUALITY = 80
const SOURCE_TIMEOUT_MS = 5_000
const MAX_FOREIGN_BYTES = 10 * 1024 * 1024

/** /img/{width}/{source}. Each variant has exactly one address: another spelling would be resized and stored again. */
export function images({ imageHosts }: Config) {
  return async function answerImage(c: EdgeContext): Promise<Response> {
    const url = new URL(c.req.url)
    const [, folder, digits, ...rest] = url.pathname.split('/')
    const width = IMAGE_WIDTHS.find(known => String(known) === digits)
    const source = url.search || folder !== 'img' ? null : readSource(rest.join('/'), url.origin, imageHosts)
    if (!width || !source) return notFound()
    const cache = await caches.open('images')
    const key = new Request(url.origin + url.pathname)
    const held = await cache.match(key)
    if (held) return new Response(held.body, held)
    if (!(await mayResize(c))) return tooMany()
    const response = await resize(c.env, source, width)
    if (response.status === 200) c.executionCtx.waitUntil(cache.put(key, response.clone()))
    return response
  }
}

interface Source {
  isOwn: boolean
  url: URL
}

function readSource(path: string, origin: string, imageHosts: string[]): Source | null {
  if (OWN_PATH.test(path)) return { isOwn: true, url: new URL(`/${path}`, origin) }
  const foreign = URL.parse(safeDecode(path))
  if (!foreign || !/^https?:$/.test(foreign.protocol) || !imageHosts.includes(foreign.host)) return null
  const isPlain = foreign.hash === '' && foreign.username === '' && foreign.password === ''
  // The spelling that `toPicture` writes.
  return isPlain && path === encodeURIComponent(foreign.href) ? { isOwn: false, url: foreign } : null
}

/** No escapes, no empty segments and no dots alone: a file has one spelling. */
const OWN_PATH = /^media(?:\/[\w-][\w.-]*)+$/

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

async function resize(env: Bindings, source: Source, width: number): Promise<Response> {
  const original = await readSourcePicture(env, source)
  if (!original?.body) return notFound()
  try {
    const result = await env.IMAGES.input(original.body)
      .transform({ width, fit: 'scale-down' })
      .output({ format: FORMAT, quality: QUALITY })
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
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) controller.error(new Error(`More than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    }
  })
  return new Response(response.body?.pipeThrough(counting), response)
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })
}

function tooMany(): Response {
  return new Response('Too many', { status: 429, headers: { 'cache-control': 'no-store', 'retry-after': '60' } })
}
