import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { SHARE_WIDTH, type SharePicture } from '../../../app/models/product/share-picture.ts'
import { createInFlight, findInTime, type InFlight } from '../gateway/in-flight.ts'
import { mayResize } from '../middleware/rate-limits.ts'
import { reportFrom } from '../reports/report-from.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'
import { readPicture } from './images.ts'

/** For the address: its product may change. */
const MAX_AGE_S = 900
/** For a drawn picture: its cache key changes with its content. */
const DRAWN_S = 86_400
/** Width of the packshot, which is drawn at 534 pixels. */
const PACKSHOT_WIDTH = 640
const FONTS = ['/fonts/figtree-500.ttf', '/fonts/figtree-700.ttf']

/** Null when drawing fails. Pictures are cached by content: a new price, name or packshot makes a new one. */
export function createSharePictures({ config, build, reporter }: EdgeOptions) {
  const inFlight = createInFlight(Date.now, ABANDONED_MS)

  return async function drawSharePicture(c: EdgeContext, picture: SharePicture): Promise<Response | null> {
    const cache = await caches.open('share-pictures')
    const hash = createHash('sha1')
      .update(`${build} ${picture.packshot} ${picture.toSvg('')}`)
      .digest('hex')
    const key = new Request(`${new URL(c.req.url).origin}/__share/${hash}`)
    const held = await cache.match(key)
    if (held?.body) return jpegResponse(held.body, MAX_AGE_S)
    if (!(await mayResize(c))) return null
    const end = await waitForTurn(inFlight)
    if (!end) return null
    try {
      const drawn = await draw(c, picture, config.imageHosts)
      if (!drawn) return null
      const [shown, kept] = drawn.tee()
      c.executionCtx.waitUntil(cache.put(key, jpegResponse(kept, DRAWN_S)))
      return jpegResponse(shown, MAX_AGE_S)
    } catch (error) {
      reportFrom(c, reporter, { event: 'render-failure', message: String(error), error })
      return null
    } finally {
      end()
    }
  }
}

/** Drawing takes 0.3 s of the thread that answers pages. */
const DRAWN_AT_ONCE = 1
const MAX_WAITING = 4
const ABANDONED_MS = 10_000
const PATIENCE_MS = 3_000

/** Returns a function that ends the turn, or null when too many wait. */
async function waitForTurn(inFlight: InFlight): Promise<(() => void) | null> {
  const begin = () => (inFlight.count('drawn') < DRAWN_AT_ONCE ? inFlight.begin('drawn') : null)
  const begun = begin()
  if (begun || inFlight.count('waits') >= MAX_WAITING) return begun
  const stop = inFlight.begin('waits')
  return findInTime(begin, PATIENCE_MS).finally(stop)
}

/** The library cannot read webp, so the Images binding decodes the packshot. It also compresses the result. */
async function draw(c: EdgeContext, picture: SharePicture, imageHosts: string[]): Promise<ReadableStream | null> {
  const { env } = c
  const source = await readPicture(env, picture.packshot, new URL(c.req.url).origin, imageHosts)
  if (!source?.body) return null
  const packshot = env.IMAGES.input(source.body).transform({ width: PACKSHOT_WIDTH, fit: 'scale-down' })
  const jpeg = await (await packshot.output({ format: 'image/jpeg', quality: 90 })).response().arrayBuffer()
  const png = await rasterize(
    picture.toSvg(`data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`),
    await readFonts(c)
  )
  const small = env.IMAGES.input(new Blob([png]).stream()).transform({ width: SHARE_WIDTH })
  const drawn = await small.output({ format: 'image/jpeg', quality: 85 })
  return drawn.image()
}

function jpegResponse(body: ReadableStream, maxAgeS: number): Response {
  const headers = { 'content-type': 'image/jpeg', 'cache-control': `public, max-age=${maxAgeS}` }
  return new Response(body, { headers })
}

async function readFonts({ env, req }: EdgeContext): Promise<Uint8Array[]> {
  const files = FONTS.map(path => env.ASSETS.fetch(new Request(new URL(path, req.url))))
  return Promise.all(files.map(async file => new Uint8Array(await (await file).arrayBuffer())))
}

let isReady = false

/** Loaded with the first picture, so that pages start without it. */
async function rasterize(svg: string, fontBuffers: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm')
  if (!isReady) {
    const { default: code } = await import('@resvg/resvg-wasm/index_bg.wasm')
    await initWasm(code).catch(ignoreSecond)
    isReady = true
  }
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Figtree' }
  const drawing = new Resvg(svg, { font })
  const image = drawing.render()
  const png = new Uint8Array(image.asPng())
  image.free()
  drawing.free()
  return png
}

function ignoreSecond(error: unknown): void {
  if (!String(error).includes('Already initialized')) throw error
}
