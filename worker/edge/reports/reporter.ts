import { toHex } from '../../../app/hex.ts'
import { createBudget } from './budget.ts'
import { createReportSender } from './report-sender.ts'
import { scrub } from './scrub.ts'

export type Defer = (work: Promise<unknown>) => void

export interface Report {
  event: 'call-failure' | 'slow-call' | 'edge-failure' | 'render-failure' | 'browser-error' | 'csp-violation'
  id: string
  message: string
  facts?: Record<string, string | number | null>
  error?: unknown
  /** A shopper's request can cause it at will. */
  isProvoked?: boolean
}

interface Trace {
  id: string
  name: string
  startedAtMs: number
  endedAtMs: number
  status: number
  calls: readonly { path: string; startedAtMs: number; ms: number; cache: string }[]
}

interface ReporterOptions {
  /** The collector's DSN. With '' there are only log lines. */
  dsn: string
  build: string
  now: () => number
  random: () => number
  send?: typeof fetch
}

export type Reporter = ReturnType<typeof createReporter>

/** Spec 9: share of the pages that are traced. */
const TRACE_SAMPLE_RATE = 0.2
const TRACES_PER_MINUTE = 30
const REPORTS_PER_MINUTE = 60
/** Anybody can send browser reports, so they must not use up the store's own limit. */
const BROWSER_REPORTS_PER_MINUTE = 30
const PROVOKED_REPORTS_PER_MINUTE = 10
const FROM_BROWSERS = new Set<Report['event']>(['browser-error', 'csp-violation'])
const WARNINGS = new Set<Report['event']>(['slow-call', 'csp-violation'])

export function createReporter({ dsn, build, now, random, send = (...args) => fetch(...args) }: ReporterOptions) {
  const budget = createBudget(now, REPORTS_PER_MINUTE)
  const browserBudget = createBudget(now, BROWSER_REPORTS_PER_MINUTE)
  const traceBudget = createBudget(now, TRACES_PER_MINUTE)
  const provokedBudget = createBudget(now, PROVOKED_REPORTS_PER_MINUTE)
  const fetcher = createReportSender({ send, now })

  // The collector gets only what is passed here: no header, cookie, query or body of the request.
  async function collect(act: (toucan: ToucanClient) => void, defer: Defer): Promise<void> {
    const { Toucan } = await import('toucan-js')
    const waitUntil: Defer = work => defer(work.catch(() => null))
    act(new Toucan({ dsn, release: build, context: { waitUntil }, transportOptions: { fetcher } }))
  }

  return {
    /** Logs a structured line and sends a report to the collector, if there is one. Never throws and never blocks. */
    report(report: Report, defer: Defer): void {
      const isFromBrowser = FROM_BROWSERS.has(report.event)
      if (isFromBrowser && !browserBudget.spend()) return
      const clean = scrubbed(report)
      writeLine(clean)
      if (!dsn || (!isFromBrowser && !(report.isProvoked ? provokedBudget : budget).spend())) return
      defer(collect(toucan => capture(toucan, clean), defer).catch(() => null))
    },
    isTraced: (): boolean => dsn !== '' && random() < TRACE_SAMPLE_RATE && traceBudget.spend(),
    trace(trace: Trace, defer: Defer): void {
      defer(collect(toucan => void toucan.captureEvent(transactionOf(trace)), defer).catch(() => null))
    }
  }
}

function scrubbed({ event, id, message, facts = {}, error }: Report) {
  const clean = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'string' ? scrub(fact) : fact])
  return {
    event,
    id,
    message: scrub(message),
    facts: Object.fromEntries(clean),
    error: error === undefined ? null : scrubbedError(error)
  }
}

type CleanReport = ReturnType<typeof scrubbed>

function writeLine({ event, id, message, facts, error }: CleanReport): void {
  const write = WARNINGS.has(event) ? console.warn : console.error
  write(JSON.stringify({ event, id, message, ...facts, ...(error && { stack: error.stack }) }))
}

function capture(toucan: ToucanClient, { event, id, message, facts, error }: CleanReport): void {
  toucan.setTags({ event, requestId: id })
  toucan.setExtras(facts)
  if (error) toucan.captureException(error)
  else toucan.captureMessage(`${event}: ${message}`, WARNINGS.has(event) ? 'warning' : 'error')
}

type ToucanClient = InstanceType<typeof import('toucan-js')['Toucan']>

/** Drops `cause`, which is not scrubbed. */
function scrubbedError(error: unknown): Error {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return Object.assign(new Error(scrub(message)), { name, stack: scrub(stack ?? message) })
}

function transactionOf({ id, name, startedAtMs, endedAtMs, status, calls }: Trace) {
  const trace_id = newId(32)
  const span_id = newId(16)
  const spans = calls.map(({ path, startedAtMs: start, ms, cache }) => ({
    trace_id,
    span_id: newId(16),
    parent_span_id: span_id,
    op: 'http.client',
    description: scrub(path),
    start_timestamp: start / 1000,
    timestamp: (start + ms) / 1000,
    data: { cache }
  }))
  return {
    type: 'transaction' as const,
    transaction: scrub(name),
    start_timestamp: startedAtMs / 1000,
    timestamp: endedAtMs / 1000,
    tags: { requestId: id, status: String(status) },
    contexts: { trace: { trace_id, span_id, op: 'http.server' } },
    spans
  }
}

function newId(length: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(length / 2)))
}
