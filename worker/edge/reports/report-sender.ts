import { createInFlight } from '../gateway/in-flight'

/** Concurrent reports of an isolate. A page's calls need the other connections. */
const AT_ONCE = 2
const TIMEOUT_MS = 2_000
const PATIENCE_MS = 5_000
const POLL_MS = 50
const ABANDONED_MS = 2 * TIMEOUT_MS
const REPORT = 'report'

/** A fetch to the collector with a concurrency limit and a timeout, which also drains the response. Rejects like `fetch`. */
export function createReportSender({ send, now }: { send: typeof fetch; now: () => number }): typeof fetch {
  const inFlight = createInFlight(now, ABANDONED_MS)

  return async function sendReport(input, init) {
    for (let waitedMs = 0; inFlight.count(REPORT) >= AT_ONCE; waitedMs += POLL_MS) {
      if (waitedMs >= PATIENCE_MS) throw new Error('The collector does not keep up')
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
    }
    const end = inFlight.begin(REPORT)
    try {
      const response = await send(input, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      await response.body?.cancel()
      return response
    } finally {
      end()
    }
  }
}
