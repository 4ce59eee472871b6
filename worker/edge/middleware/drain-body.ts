import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

/** Larger than any form or call of the store. */
const MAX_DRAINED_BYTES = 32 * 1024 * 1024

/**
 * Reads the unread rest of a request's body. Answering while the body is still arriving can reset the connection and lose
 * the response.
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
      // The client has disconnected.
    }
    await reader.cancel().catch(() => null)
  })
}
