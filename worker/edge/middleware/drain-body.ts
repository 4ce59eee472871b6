import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

/** More than any form or call of the store holds. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024

/**
 * Reads what nobody wanted of a request's body. An answer to a body that is still on its way can break the connection that
 * it comes over, and with it the answer.
 */
export function drainBody() {
  return createMiddleware<EdgeEnv>(async function drainAfterwards(c, next) {
    await next()
    const { body, bodyUsed } = c.req.raw
    if (!body || bodyUsed || body.locked) return
    const reader = body.getReader()
    let bytes = 0
    try {
      for (let part = await reader.read(); !part.done && bytes < MAX_DRAINED_BYTES; part = await reader.read())
        bytes += part.value.byteLength
    } catch {
      // The other side has gone: nobody is left to answer.
    }
    await reader.cancel().catch(() => null)
  })
}
