import type { EdgeContext, Middleware } from '../types.ts'

const MAX_DRAINED_BYTES = 32 * 1024 * 1024
const READ = /^(GET|HEAD)$/

/** Reads the unread rest of a request's body: an answer while it still arrives can reset the connection and be lost. */
export const drainBody: Middleware = async (c, next) => {
  const ignored = takeBodyOfRead(c)
  await next()
  await drain(ignored ?? c.req.raw)
}

/** The body of a GET means nothing, and no `Request` can be made with one. Returns the request as it came. */
function takeBodyOfRead({ req }: EdgeContext): Request | null {
  const { raw } = req
  if (!raw.body || !READ.test(raw.method)) return null
  const { method, headers, signal, cf } = raw
  req.raw = new Request(raw.url, { method, headers, signal, cf, redirect: 'manual' })
  return raw
}

async function drain({ body, bodyUsed }: Request): Promise<void> {
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
}
