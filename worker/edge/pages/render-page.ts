import type { PageError } from '../../../app/api/page-error.ts'
import type { RequestScope } from '../../../app/context.ts'
import { isCheckout } from '../../../app/links.ts'
import { ageCookie } from '../../../app/models/product/age-gate.ts'
import { unavailableFile } from '../../../app/routes/resources/crawler-file.server.ts'
import { findPage } from '../find-page.ts'
import { BoundedMap } from '../gateway/bounded-map.ts'
import type { Source } from '../gateway/gateway-call.ts'
import { createRegistrationCall } from '../gateway/registration-call.ts'
import { readShopper } from '../gateway/shopper.ts'
import { reportFrom } from '../reports/report-from.ts'
import type { Defer } from '../reports/reporter.ts'
import { createSharePictures } from '../resources/share-pictures.ts'
import type { EdgeContext, EdgeOptions, PageProps } from '../types.ts'
import { debugPage } from './debug-page.ts'
import { inOrderStream } from './in-order-stream.ts'
import { routerRequest } from './router-request.ts'
import { createShopOrigins } from './shop-origins.ts'
import { createTransports, type Transports } from './transports.ts'

export interface Rendered {
  response: Response
  /** Tags of the calls that have begun. */
  tags: ReadonlySet<string>
  sources: readonly Source[]
  /** Whether a call has failed, or a part came too late for the page. */
  hasFailed: () => boolean
  /** The same, or a call is under way. */
  isIncomplete: () => boolean
  /** Whether all calls have succeeded by now, but too late for this page. The next render is complete. */
  isLate: () => boolean
}

const MAX_LEVELS = 1_000

export type PageRenderer = ReturnType<typeof createPageRenderer>

export function createPageRenderer(options: EdgeOptions) {
  const { config, upstream } = options
  const renderPage = debugPage(options.renderPage)
  const shopOrigins = createShopOrigins(options)
  const hasRegistrationCall = createRegistrationCall(options)
  const drawSharePicture = createSharePictures(options)
  const said = config.registration
  const registrationOrigins = said && said !== 'on' ? [new URL(said.page).origin] : []
  const levels: RequestScope['levels'] = new BoundedMap(MAX_LEVELS)

  function registrationOf(c: EdgeContext): RequestScope['registration'] {
    const defer: Defer = work => c.executionCtx.waitUntil(work)
    const caller = { kv: c.env.CACHE, requestId: c.get('requestId'), defer }
    return { said, apiOrigin: upstream.origin, hasCall: again => hasRegistrationCall(caller, again) }
  }

  return async function render(c: EdgeContext, props: PageProps, error?: PageError): Promise<Rendered> {
    const request = routerRequest(c.req.raw)
    const shopper = readShopper(request, config.sessionCookie, config.sessionDomain)
    const isLinkFile = findPage(c.req.path).file?.lists ?? false
    const made = createTransports(c, options, shopper, props.language)
    const { origins, isWhole } = await shopOrigins(made.transport, isLinkFile)
    if (!isWhole) made.markIncomplete()
    // A real API's checkout is at its own origin, or within the shop's public domain.
    c.set('formOrigins', upstream.name ? [...origins, ...registrationOrigins] : [])
    const drawPicture: RequestScope['drawPicture'] = picture => drawSharePicture(c, picture)
    const scope = createScope(c, options, made, origins, props)
    const registration = upstream.name ? registrationOf(c) : undefined
    const rendered =
      isLinkFile && !isWhole
        ? unavailableFile()
        : await renderPage(request, { ...scope, levels, error, drawPicture, registration })
    const response = toResponse(c, scope.isCrawler ? inOrder(rendered) : rendered)
    if (shopper.changed()) response.headers.set('cache-control', 'no-store')
    shopper.setCookies(response.headers)
    const age = made.confirmedAge()
    if (age > 0) response.headers.append('set-cookie', ageCookie(age, request.url.startsWith('https:')))
    return { ...made, response }
  }
}

function createScope(
  c: EdgeContext,
  { config, upstream, reporter }: EdgeOptions,
  { transport, personalTransport, markIncomplete, confirmAge }: Transports,
  shopOrigins: string[],
  { language, reader, origin: requestOrigin }: PageProps
) {
  const origin = config.siteOrigin ?? requestOrigin
  const isMarkdown = reader === 'markdown'
  return {
    language,
    origin,
    ownOrigins: [...new Set([...shopOrigins, origin, requestOrigin])],
    media: upstream.name ? mediaPlace(upstream.origin, config) : undefined,
    nonce: c.get('nonce'),
    ...(isMarkdown ? { markdown: true as const } : !c.req.path.endsWith('.data') && { isDocument: true as const }),
    // Pages with passwords and personal data run no third-party scripts.
    ...(!isCheckout(c.req.path) && { allowTagManager: () => c.set('tagManager', true) }),
    reportError(error: unknown) {
      reportFrom(c, reporter, { event: 'render-failure', message: String(error), error })
    },
    markIncomplete,
    isCrawler: reader === 'crawler',
    defaultRating: config.defaultRating,
    adultMarks: config.adultMarks,
    ...(config.turnstileKey && { turnstile: config.turnstileKey }),
    ...(config.adultVerifier !== 'declaration' && { adultVerifier: config.adultVerifier }),
    confirmAge,
    transport,
    personalTransport
  } satisfies RequestScope
}

function mediaPlace(base: string, { imageHosts: hosts, checkoutPaths: passed }: EdgeOptions['config']) {
  return { base, hosts, ...(passed.length > 0 && { passed }) }
}

function inOrder(response: Response): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  return isHtml && response.body ? new Response(response.body.pipeThrough(inOrderStream()), response) : response
}

function toResponse(c: EdgeContext, rendered: Response): Response {
  const isData = c.req.path.endsWith('.data')
  const { status, headers } = rendered
  const response = status === 405 ? refuseMethod(c, rendered) : new Response(rendered.body, rendered)
  // Private, because the language is in a cookie and the nonce is valid for one response.
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', cacheControlOf(status, isData))
  response.headers.append('vary', varyOf(c.req.path))
  if (status === 503 && !headers.has('retry-after')) response.headers.set('retry-after', '30')
  return response
}

/** By language, and a document by its form: HTML or Markdown. */
export function varyOf(path: string): string {
  return path.endsWith('.data') ? 'cookie' : 'cookie, accept'
}

/** Replaces the router's own 405, whose text and data name the routes. */
function refuseMethod(c: EdgeContext, { body }: Response): Response {
  c.executionCtx.waitUntil(body?.cancel() ?? Promise.resolve())
  return c.text('Método não permitido', 405, { allow: 'GET, HEAD' })
}

/**
 * Prefetched data serve the click that follows, and Back shows the page that was left without waiting. They hold nothing
 * personal.
 */
function cacheControlOf(status: number, isData: boolean): string {
  if (status >= 500) return 'no-store'
  return isData && status === 200 ? 'private, max-age=30, stale-while-revalidate=600' : 'private, no-cache'
}
