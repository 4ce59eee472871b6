import type { EdgeContext, EdgeOptions } from '../types'

const PREFIX = '/media/uploads/'
const IMMUTABLE = 'public, max-age=31536000, immutable'

export function uploads({ config }: EdgeOptions) {
  return async function answerUpload(c: EdgeContext): Promise<Response> {
    const response = config.apiOrigin ? null : await readUpload(c.env.MEDIA, c.req.path)
    return response ?? c.text('Not found', 404, { 'cache-control': 'public, max-age=60' })
  }
}

export function isUploadPath(path: string): boolean {
  return path.startsWith(PREFIX)
}

/** The uploaded picture, or null. Keys are never listed, so an unlinked picture cannot be found. */
export async function readUpload(media: R2Bucket, path: string): Promise<Response | null> {
  const key = path.slice(PREFIX.length)
  if (!isUploadPath(path) || !KEY.test(key)) return null
  const object = await media.get(key)
  if (!object) return null
  const headers = { 'content-type': 'image/webp', 'cache-control': IMMUTABLE, etag: object.httpEtag }
  return new Response(object.body, { headers })
}

const KEY = /^reviews\/[0-9a-f]{32}\/[12]\.webp$/
