import type { Context } from 'hono'
import * as v from 'valibot'
import { readText } from '../gateway/json-body'
import type { EdgeEnv, EdgeOptions } from '../types'
import { browserName } from './browser-name'
import { v8Stack } from './browser-stack'
import { createBudget } from './budget'
import { scrub } from './scrub'

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
const vitalSchema = v.object({
  kind: v.literal('vital'),
  name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  path: text(500)
})
const beaconSchema = v.pipe(v.array(v.variant('kind', [errorSchema, vitalSchema])), v.maxLength(10))

/** POST /_beacon: script errors and web vitals. Always answers 204. */
export function beacon({ reporter }: Pick<EdgeOptions, 'reporter'>) {
  const vitals = createBudget(Date.now, VITALS_PER_MINUTE)

  return async function takeBeacon(c: Context<EdgeEnv>): Promise<Response> {
    const body = v.safeParse(beaconSchema, await readBounded(c.req.raw))
    for (const item of body.success ? body.output : []) {
      if (item.kind === 'error') reportError(c, reporter, item)
      else if (vitals.spend()) logVital(c.get('requestId'), item)
    }
    return c.body(null, 204, { 'cache-control': 'no-store' })
  }
}

function reportError(
  c: Context<EdgeEnv>,
  reporter: EdgeOptions['reporter'],
  { message, stack, path }: v.InferOutput<typeof errorSchema>
): void {
  // Errors of browser extensions are not the store's.
  if (EXTENSION.test(stack)) return
  const error = Object.assign(new Error(message), { name: 'BrowserError', stack: v8Stack(stack, message) })
  const facts = { path: plainPath(path), browser: browserName(c.req.header('user-agent') ?? '') }
  reporter.report({ event: 'browser-error', id: c.get('requestId'), message, facts, error }, work =>
    c.executionCtx.waitUntil(work)
  )
}

const EXTENSION = /\b[a-z-]+-extension:/

function logVital(id: string, { name, value, rating, path }: v.InferOutput<typeof vitalSchema>): void {
  console.log(
    JSON.stringify({
      event: 'web-vital',
      id,
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      path: scrub(plainPath(path))
    })
  )
}

const violationSchema = v.object({
  'effective-directive': v.optional(text(100), ''),
  effectiveDirective: v.optional(text(100), ''),
  'blocked-uri': v.optional(text(2_000), ''),
  blockedURL: v.optional(text(2_000), ''),
  'document-uri': v.optional(text(2_000), ''),
  documentURL: v.optional(text(2_000), '')
})

/** POST /_csp: violations of the content security policy, in both formats that browsers send. */
export function cspReports({ reporter }: Pick<EdgeOptions, 'reporter'>) {
  return async function takeViolations(c: Context<EdgeEnv>): Promise<Response> {
    const body = await readBounded(c.req.raw)
    for (const one of violationsOf(body).slice(0, 10)) {
      const result = v.safeParse(violationSchema, one)
      if (!result.success) continue
      const found = result.output
      const directive = found['effective-directive'] || found.effectiveDirective
      const blocked = plainAddress(found['blocked-uri'] || found.blockedURL)
      if (!/^[a-z-]{3,40}$/.test(directive) || EXTENSION.test(blocked)) continue
      const facts = {
        directive,
        blocked,
        path: plainAddress(found['document-uri'] || found.documentURL)
      }
      reporter.report(
        { event: 'csp-violation', id: c.get('requestId'), message: `${directive} ${blocked}`, facts },
        work => c.executionCtx.waitUntil(work)
      )
    }
    return c.body(null, 204, { 'cache-control': 'no-store' })
  }
}

/** `[{ body }]` of the Reporting API, or the older `{ "csp-report": … }`. */
function violationsOf(body: unknown): unknown[] {
  if (Array.isArray(body)) return body.map(entry => (isRecord(entry) ? entry.body : null))
  return isRecord(body) ? [body['csp-report']] : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function plainAddress(address: string): string {
  const url = URL.parse(address)
  if (!url) return address.slice(0, 100)
  if (/^https?:$/.test(url.protocol)) return url.origin + url.pathname
  // A data: address may contain private data.
  return url.protocol
}

function plainPath(path: string): string {
  return path.split(/[?#]/)[0] ?? ''
}

async function readBounded(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await readText(request, MAX_BYTES)) ?? '')
  } catch {
    return null
  }
}
