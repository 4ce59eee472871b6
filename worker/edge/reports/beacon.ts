import * as v from 'valibot'
import { findPage } from '../find-page.ts'
import { readText } from '../gateway/json-body.ts'
import type { EdgeContext, EdgeOptions } from '../types.ts'
import { browserName, v8Stack } from './browser.ts'
import { createBudget } from './budget.ts'
import { reportFrom } from './report-from.ts'
import type { Report } from './reporter.ts'
import { scrub } from './scrub.ts'

const MAX_BYTES = 16 * 1024
/** Limit for the log, because anybody can send them. */
const VITALS_PER_MINUTE = 300
const text = (length: number) => v.pipe(v.string(), v.maxLength(length))

const errorSchema = v.object({
  kind: v.literal('error'),
  message: text(2_000),
  stack: v.optional(text(4_000), ''),
  path: text(500)
})
/** In the order of the data points' columns: docs/operations.md. */
const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
const vitalSchema = v.object({
  kind: v.literal('vital'),
  name: v.picklist(METRICS),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  path: text(500)
})
const beaconSchema = v.pipe(v.array(v.variant('kind', [errorSchema, vitalSchema])), v.maxLength(10))

/** POST /_beacon: script errors and web vitals. Always answers 204. */
export function beacon({ reporter, build }: Pick<EdgeOptions, 'reporter' | 'build'>) {
  const budget = createBudget(Date.now, VITALS_PER_MINUTE)

  return async function takeBeacon(c: EdgeContext): Promise<Response> {
    const body = v.safeParse(beaconSchema, await readJson(c.req.raw))
    const items = body.success ? body.output : []
    const vitals = items.filter(item => item.kind === 'vital')
    if (c.env.VITALS && vitals.length > 0 && budget.spend()) c.env.VITALS.writeDataPoint(dataPoint(c, vitals, build))
    for (const item of items) {
      if (item.kind === 'vital' && !c.env.VITALS && budget.spend()) logVital(c.get('requestId'), item)
      const report = item.kind === 'error' ? errorReport(c, item) : null
      if (report) reportFrom(c, reporter, report)
    }
    return c.body(null, 204)
  }
}

type Vital = v.InferOutput<typeof vitalSchema>

const ROUND_TRIP_STEP_MS = 50

/** The vitals of one page, -1 for those that are missing. Nothing in it tells who the shopper is. */
function dataPoint(c: EdgeContext, vitals: Vital[], build: string) {
  const path = withoutQuery(vitals[0]?.path ?? '')
  const { country = '', clientTcpRtt = 0, clientQuicRtt = 0 } = c.req.raw.cf ?? {}
  const roundTripMs = Math.round(Number(clientQuicRtt || clientTcpRtt) / ROUND_TRIP_STEP_MS) * ROUND_TRIP_STEP_MS
  const kind = findPage(path).name
  return {
    indexes: [kind],
    blobs: [kind, scrub(path), String(country), build],
    doubles: [...METRICS.map(metric => vitals.find(({ name }) => name === metric)?.value ?? -1), roundTripMs]
  }
}

function errorReport(
  c: EdgeContext,
  { message, stack, path }: v.InferOutput<typeof errorSchema>
): Omit<Report, 'id'> | null {
  if (EXTENSION.test(stack)) return null
  const error = Object.assign(new Error(message), { name: 'BrowserError', stack: v8Stack(stack, message) })
  const facts = { path: withoutQuery(path), browser: browserName(c.req.header('user-agent') ?? '') }
  return { event: 'browser-error', message, facts, error }
}

const EXTENSION = /\b[a-z-]+-extension:/

function logVital(id: string, { name, value, rating, path }: Vital): void {
  const rounded = Math.round(value * 1000) / 1000
  console.log(JSON.stringify({ event: 'web-vital', id, name, value: rounded, rating, path: scrub(withoutQuery(path)) }))
}

const violationSchema = v.object({
  effectiveDirective: v.pipe(v.string(), v.regex(/^[a-z-]{3,40}$/)),
  blockedURL: v.optional(text(2_000), ''),
  documentURL: v.optional(text(2_000), '')
})

/** POST /_csp: violations of the content security policy, in both formats that browsers send. */
export function cspReports({ reporter }: Pick<EdgeOptions, 'reporter'>) {
  return async function takeViolations(c: EdgeContext): Promise<Response> {
    const body = await readJson(c.req.raw)
    for (const violation of violationsOf(body).slice(0, 10)) {
      const report = violationReport(violation)
      if (report) reportFrom(c, reporter, report)
    }
    return c.body(null, 204)
  }
}

/** `[{ body }]` of the Reporting API, or the older `{ "csp-report": … }`. */
function violationsOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.map(entry => Object(entry).body)
  const old = Object(Object(body)['csp-report'])
  const [blockedURL, documentURL] = [old['blocked-uri'], old['document-uri']]
  return [{ effectiveDirective: old['effective-directive'], blockedURL, documentURL }]
}

function violationReport(violation: unknown): Omit<Report, 'id'> | null {
  const found = v.safeParse(violationSchema, violation)
  if (!found.success) return null
  const { effectiveDirective: directive, blockedURL, documentURL } = found.output
  const blocked = plainAddress(blockedURL)
  const path = plainAddress(documentURL)
  if (EXTENSION.test(blocked)) return null
  return { event: 'csp-violation', message: `${directive} ${blocked}`, facts: { directive, blocked, path } }
}

function plainAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.slice(0, 100)
  // A data: address may contain private data.
  return /^https?:$/.test(url.protocol) ? url.origin + url.pathname : url.protocol
}

function withoutQuery(path: string): string {
  return path.split(/[?#]/)[0] ?? ''
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await readText(request, MAX_BYTES)) ?? '')
  } catch {
    return null
  }
}
