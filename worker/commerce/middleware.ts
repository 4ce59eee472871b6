import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from './context.ts'
import { failure } from './handlers/errors.ts'
import { languageOf } from './rules/language.ts'
import { originOf } from './rules/origin.ts'
import { sameToken } from './rules/token.ts'

/** Writes per minute and session, as documented. The edge enforces the limit. */
export const WRITES_PER_MINUTE = 60

export const answerHeaders = createMiddleware<CommerceEnv>(async function writeAnswerHeaders(c, next) {
  await next()
  c.res.headers.set('Request-Id', c.env.randomId().toUpperCase())
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-cache, private')
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  c.res.headers.set('X-RateLimit-Limit', String(WRITES_PER_MINUTE))
  // A write without a session counts as the first of its minute.
  c.res.headers.set('X-RateLimit-Remaining', String(c.get('writesLeft') ?? WRITES_PER_MINUTE - 1))
})

export const view = createMiddleware<CommerceEnv>(async function readView(c, next) {
  c.set('language', languageOf(c.req.header('accept-language')))
  c.set('origin', originOf(c.req.url, c.req.header('x-forwarded-host'), c.req.header('x-forwarded-proto')))
  c.set('settings', await c.env.settings())
  await next()
})

/** Spec 6: every request needs the storefront's token. Missing is 401, wrong is 403. */
export const appToken = createMiddleware<CommerceEnv>(async function checkAppToken(c, next) {
  const given = c.req.header('app-token')
  if (!given) return failure(c, 401, 'token-missing')
  if (!(await sameToken(given, c.env.appToken))) return failure(c, 403, 'token-wrong')
  await next()
})
