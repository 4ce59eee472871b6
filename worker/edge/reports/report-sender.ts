import { createInFlight, findInTime } from '../gateway/in-flight.ts'

/** Concurrent reports of an isolate. A page's calls need the other connections. */
const AT_ONCE = 2
const TIMEOUT_MS = 2_000
const PATIENCE_MS = 5_000
const ABANDONED_MS = 2 * TIMEOUT_MS
const REPORT = 'report'

/** A fetch to the collector with a concurrency limit and a timeout, which also drains the response. Rejects like `fetch`. */
export function createReportSender({ send, now }: { send: typeof fetch; now: () => number }): typeof fetch {
  const inFlight = createInFlight(now, ABANDONED_MS)

  return async function sendReport(input, init) {
    const end = await findInTime(() => (inFlight.count(REPORT) < AT_ONCE ? inFlight.begin(REPORT) : null), PATIENCE_MS)
    if (!end) throw new Error('The collector does not keep up')
    try {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      await response.body?.cancel()
      return response
    } finally {
      end()
    }
  }
}
