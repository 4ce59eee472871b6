import { createInFlight } from '../gateway/in-flight'

/** Reports on their way at a time, of all requests of an isolate: the calls of a page need their connections. */
const AT_ONCE = 2
const TIMEOUT_MS = 2_000
/** A report whose turn does not come is dropped; its line stands in the log. */
const PATIENCE_MS = 5_000
const LOOK_MS = 50
const ABANDONED_MS = 2 * TIMEOUT_MS
const REPORT = 'report'

/** A fetch for what goes to the collector: few at a time, with an end, and no answer left unread. Rejects like any other. */
export function createReportSender({ send, now }: { send: typeof fetch; now: () => number }): typeof fetch {
  const inFlight = createInFlight(now, ABANDONED_MS)

  return async function sendReport(input, init) {
    for (let waitedMs = 0; inFlight.count(REPORT) >= AT_ONCE; waitedMs += LOOK_MS) {
      if (waitedMs >= PATIENCE_MS) throw new Error('The collector does not keep up')
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
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
