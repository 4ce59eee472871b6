import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../context.ts'
import { failure } from '../handlers/errors.ts'
import { sameToken } from '../rules/token.ts'

/** Spec 6: every request needs the storefront's token. Missing is 401, wrong is 403. */
export function appToken(expected: string) {
  if (expected === '') throw new Error('The commerce backend needs an app token')
  return createMiddleware<CommerceEnv>(async function checkAppToken(c, next) {
    const given = c.req.header('app-token')
    if (!given) return failure(c, 401, 'token-missing')
    if (!(await sameToken(given, expected))) return failure(c, 403, 'token-wrong')
    await next()
  })
}
