import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CommerceEnv } from '../context.ts'
import { languageOf } from '../rules/language.ts'
import { say, type TextKey, type TextValues } from '../texts.ts'

export type CommerceContext = Context<CommerceEnv>

export function failure(c: CommerceContext, status: ContentfulStatusCode, key: TextKey, values: TextValues = {}) {
  return c.json({ error: say(c.var.language, key, values) }, status)
}

/** Ends the call with a failure, from any depth. */
export function refuse(c: CommerceContext, status: ContentfulStatusCode, key: TextKey, values?: TextValues): never {
  throw new HTTPException(status, { res: failure(c, status, key, values) })
}

export function notFound(c: CommerceContext) {
  return failure(c, 404, 'not-found')
}

/** An unexpected error: logged, but not part of the answer. `view` may not be set yet. */
export function internalError(error: Error, c: CommerceContext) {
  if (error instanceof HTTPException) return error.getResponse()
  console.error(error)
  return c.json({ error: say(languageOf(c.req.header('accept-language')), 'internal') }, 500)
}
