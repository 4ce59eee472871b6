import type { CommerceContext } from './errors.ts'

export const UPLOADS = '/media/uploads/'

/** Keys are never listed, so an unlinked picture cannot be found. */
const KEY = /^reviews\/[0-9a-f]{32}\/[12]\.webp$/
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A picture that a shopper sent with a review. Pages name its address, so it wants no app token. */
export async function upload(c: CommerceContext): Promise<Response> {
  const key = c.req.path.slice(UPLOADS.length)
  const object = KEY.test(key) ? await c.env.media.get(key) : null
  if (!object) return c.body(null, 404)
  const headers = { 'content-type': 'image/webp', 'cache-control': IMMUTABLE, etag: object.httpEtag }
  return new Response(object.body, { headers })
}
