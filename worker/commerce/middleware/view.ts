import { createMiddleware } from 'hono/factory'
import type { Commerce, CommerceEnv } from '../context.ts'
import { languageOf } from '../rules/language.ts'
import { originOf } from '../rules/origin.ts'

/** Provides every handler with the backend's parts and the answer's context. */
export function view(commerce: Commerce) {
  return createMiddleware<CommerceEnv>(async function readView(c, next) {
    c.set('commerce', commerce)
    const header = (name: string) => c.req.header(name)
    const origin = originOf(c.req.url, header('x-forwarded-host'), header('x-forwarded-proto'))
    c.set('view', { language: languageOf(header('accept-language')), origin, settings: await commerce.settings() })
    await next()
  })
}
