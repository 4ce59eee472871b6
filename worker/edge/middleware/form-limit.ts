import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

const MAX_FORM_BYTES = 256 * 1024
/** Two unresized camera pictures. A review allows smaller ones and says so beside the field. */
const MAX_UPLOAD_BYTES = 24 * 1024 * 1024

const REFUSED = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const onError = (c: Context) => c.body('Conteúdo grande demais', 413, REFUSED)
const forms = bodyLimit({ maxSize: MAX_FORM_BYTES, onError })
const uploads = bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError })

export const formLimit = createMiddleware<EdgeEnv>(async (c, next) => {
  const isUpload = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')
  return isUpload ? uploads(c, next) : forms(c, next)
})
