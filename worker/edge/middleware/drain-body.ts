import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

const MAX_DRAINED_BYTES = 32 * 1024 * 1024

/** Reads the unread rest of a request's body: an answer while it still arrives can reset the connection and be lost. */
export const drainBody = createMiddleware<EdgeEnv>(async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (!body || bodyUsed || body.locked) return
  let bytes = 0
  try {
    for await (const part of body) {
      bytes += part.byteLength
      if (bytes >= MAX_DRAINED_BYTES) break
    }
  } catch {
    // The client has disconnected.
  }
})
