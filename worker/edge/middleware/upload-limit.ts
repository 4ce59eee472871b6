import { clientNetwork } from '../../client-network.ts'
import { createInFlight, findInTime } from '../gateway/in-flight.ts'
import { endpointOf } from '../gateway/request-endpoint.ts'
import type { EdgeContext, Middleware } from '../types.ts'
import { refuse } from './request-limits.ts'

/** A review of 12 MiB is in memory several times while it is parsed, forwarded and decoded. An isolate has 128 MB. */
const UPLOADS_AT_ONCE = 2
const SMALL_BYTES = 256 * 1024
const READ_TIMEOUT_MS = 30_000
const ABANDONED_MS = 2 * READ_TIMEOUT_MS
const PATIENCE_MS = 3_000
const RETRY_LATER = { 'retry-after': '15' }

/** An isolate reads at most two large bodies at once, one for each client. Others wait, then get a 503. */
export function uploadLimit({ readTimeoutMs = READ_TIMEOUT_MS } = {}): Middleware {
  const inFlight = createInFlight(Date.now, ABANDONED_MS)

  return async function limitUploads(c, next) {
    if (!mayBeLarge(c)) return next()
    // Clients without a known address ('') share no limit.
    const client = clientNetwork(c.req.header('cf-connecting-ip') ?? '') ?? ''
    const isFree = () => inFlight.count(ALL) < UPLOADS_AT_ONCE && !(client && inFlight.count(client) > 0)
    const ends = await findInTime(() => (isFree() ? [ALL, client].map(inFlight.begin) : null), PATIENCE_MS)
    if (!ends) return refuse(c, 503, 'Muitos envios ao mesmo tempo. Tente de novo em instantes.', RETRY_LATER)
    const upload = withDeadline(c.req.raw, readTimeoutMs)
    c.req.raw = upload.request
    await next()
    upload.stop()
    for (const end of ends) end()
    if (upload.isLate()) c.res = refuse(c, 408, 'O envio demorou demais. Tente de novo.', RETRY_LATER)
  }
}

const ALL = 'all'

/** A review, from a script or a form. A body without a length counts as large. */
function mayBeLarge(c: EdgeContext): boolean {
  const { req } = c
  const isForm = req.method === 'POST' && /^multipart\/form-data\b/i.test(req.header('content-type') ?? '')
  if (!isForm && endpointOf(c)?.body !== 'upload') return false
  return req.raw.body !== null && !(Number(req.header('content-length') ?? Number.NaN) <= SMALL_BYTES)
}

function withDeadline(request: Request, ms: number) {
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const inTime = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      timer = setTimeout(() => {
        isLate = true
        controller.error(new Error('The body took too long'))
      }, ms)
    },
    flush: () => clearTimeout(timer)
  })
  const body = request.body?.pipeThrough(inTime)
  return { request: new Request(request, { body }), isLate: () => isLate, stop: () => clearTimeout(timer) }
}
