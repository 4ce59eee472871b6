import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

const MAX_FORM_BYTES = 256 * 1024
/** Two pictures as a camera gives them. A review takes smaller ones, and says so beside its field. */
const MAX_UPLOAD_BYTES = 24 * 1024 * 1024

const onError = () =>
  new Response('Conteúdo grande demais', {
    status: 413,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  })

const forms = bodyLimit({ maxSize: MAX_FORM_BYTES, onError })
const uploads = bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError })

/** What a form of a page may send: no more than it could hold. Calls of the API have limits of their own. */
export function formLimit() {
  return createMiddleware<EdgeEnv>(async function refuseOversizedForms(c, next) {
    const isUpload = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
    return isUpload ? uploads(c, next) : forms(c, next)
  })
}
