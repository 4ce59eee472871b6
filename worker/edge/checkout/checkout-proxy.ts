import { boundedStream } from '../bounded-stream.ts'
import { readShopper, type Shopper } from '../gateway/shopper.ts'
import { TimeoutError, withTimeout } from '../gateway/with-timeout.ts'
import { mayPass, tooMany } from '../middleware/rate-limits.ts'
import { isOwn } from '../middleware/same-origin-gate.ts'
import { reportFrom } from '../reports/report-from.ts'
import type { EdgeContext, EdgeOptions, Middleware } from '../types.ts'
import { takeCookies, toCheckoutCookies } from './checkout-cookies.ts'
import { toCheckoutRequest, toShopHeaders } from './checkout-exchange.ts'
import { hasOneReading, isCheckoutPath } from './checkout-path.ts'
import { noCheckoutPage } from './no-checkout-page.ts'

const LIMITS = {
  sentBytes: 1024 * 1024,
  receivedBytes: 32 * 1024 * 1024,
  /** Until the headers of the answer. */
  answerMs: 10_000,
  /** More for a request with a body. */
  sendMs: 30_000,
  idleMs: 30_000
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const READS = /^(GET|HEAD|OPTIONS)$/
const FORM = /^(POST|PUT|PATCH)$/

type ProxyOptions = Pick<EdgeOptions, 'config' | 'upstream' | 'reporter'>

/** With CHECKOUT=proxy the API's host answers the checkout's paths, on the shop's host: decision 013. */
export function checkoutProxy(options: ProxyOptions, limits = LIMITS): Middleware {
  const { checkoutPaths } = options.config
  return async function passThrough(c, next) {
    const { pathname } = new URL(c.req.url)
    if (!isCheckoutPath(pathname, checkoutPaths)) return next()
    const refusal = refuse(c, pathname, limits.sentBytes)
    if (refusal) return refusal
    if (!(await mayPass(c, options.config))) return tooMany(c)
    return pass(c, options, limits)
  }
}

function refuse(c: EdgeContext, pathname: string, maxBytes: number): Response | null {
  const { method, raw } = c.req
  if (!hasOneReading(pathname)) return c.text('Endereço inválido', 400)
  if (isWideWorker(c, pathname)) return c.text('Endereço inválido', 403)
  if (!METHODS.includes(method)) return c.body(null, 405, { allow: METHODS.join(', ') })
  const length = c.req.header('content-length')
  // Browsers say the length of every form, and the runtime gives other methods a body that never was.
  // A length beside `transfer-encoding` is not the body's.
  const isUnknown = length === undefined || raw.headers.has('transfer-encoding')
  if (raw.body && isUnknown && FORM.test(method)) return c.text('Informe o tamanho do conteúdo', 411)
  return Number(length ?? 0) <= maxBytes ? null : c.text('Conteúdo grande demais', 413)
}

/** A service worker at the root holds every page of the shop, and stays in the browser. */
function isWideWorker(c: EdgeContext, pathname: string): boolean {
  return c.req.header('service-worker') !== undefined && pathname.lastIndexOf('/') === 0
}

async function pass(c: EdgeContext, options: ProxyOptions, limits: typeof LIMITS): Promise<Response> {
  const { config, upstream } = options
  const { sessionCookie, sessionDomain } = config
  const shopper = readShopper(c.req.raw, sessionCookie, sessionDomain)
  const cookies = toCheckoutCookies(c.req.header('cookie') ?? null, sessionCookie, shopper.session())
  const waitMs = limits.answerMs + (c.req.raw.body ? limits.sendMs : 0)
  try {
    const answer = await withTimeout(waitMs, signal =>
      upstream.fetch(toCheckoutRequest(c, { apiOrigin: upstream.origin, cookies, signal }))
    )
    return toShopResponse(c, answer, { options, shopper, limits })
  } catch (error) {
    return fail(c, options, error)
  }
}

interface Passing {
  options: ProxyOptions
  shopper: Shopper
  limits: typeof LIMITS
}

function toShopResponse(c: EdgeContext, answer: Response, { options, shopper, limits }: Passing): Response {
  const { config, upstream } = options
  const { origin, pathname } = new URL(c.req.url)
  const headers = toShopHeaders(answer, upstream.origin + pathname, { shop: origin, api: upstream.origin })
  const cookies = takeCookies(answer.headers, config.sessionCookie, mayChangeSession(c, shopper) ? shopper : null)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  shopper.setCookies(headers)
  c.set('isCheckout', true)
  const body = answer.body && boundedStream(answer.body, { maxBytes: limits.receivedBytes, idleMs: limits.idleMs })
  return new Response(body, { status: answer.status, headers })
}

/** What another site posts comes without the session, so the one that the checkout starts for it is not the shopper's. */
function mayChangeSession(c: EdgeContext, shopper: Shopper): boolean {
  return READS.test(c.req.method) || shopper.session() !== null || isOwn(c.req.raw)
}

function fail(c: EdgeContext, { reporter, config }: ProxyOptions, error: unknown): Response {
  const failure = error instanceof TimeoutError ? 'timeout' : 'network'
  const { method } = c.req
  // The rest of the path may hold an order's key.
  const path = config.checkoutPaths.find(passed => c.req.path.startsWith(passed)) ?? ''
  const facts = { method, path, status: 0, failure }
  reportFrom(c, reporter, { event: 'call-failure', message: `${method} ${path}: ${failure}`, facts })
  return noCheckoutPage(c, failure === 'timeout' ? 504 : 502)
}
