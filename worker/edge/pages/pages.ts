import { isbot } from 'isbot'
import type { PageError } from '../../../app/api/page-error'
import type { RequestScope } from '../../../app/context'
import { isCheckout, isFile } from '../../../app/links'
import { ageCookie } from '../../../app/models/product/age-gate'
import { unavailableFile } from '../../../app/routes/resources/crawler-file.server'
import { findPage } from '../find-page'
import { BoundedMap } from '../gateway/bounded-map'
import { createRegistrationCall } from '../gateway/registration-call'
import { readShopper } from '../gateway/shopper'
import { mayRender, tooMany } from '../middleware/rate-limits'
import type { Defer } from '../reports/reporter'
import { isCrawlerFile } from '../resources/crawler-files'
import { createSharePictures } from '../resources/share-pictures'
import type { EdgeContext, EdgeOptions, Rendered } from '../types'
import { debugPage } from './debug-page'
import { inOrderStream } from './in-order-stream'
import { pageKey } from './page-key'
import { routerRequest } from './router-request'
import { createShopOrigins } from './shop-origins'
import { createTransports, type Transports } from './transports'

const MAX_LEVELS = 1_000

export function pages(options: EdgeOptions) {
  const { config, pageCache, upstream } = options
  const renderPage = debugPage(options.renderPage)
  const shopOrigins = createShopOrigins(options)
  const hasRegistrationCall = createRegistrationCall(options)
  const drawSharePicture = createSharePictures(options)
  const said = config.registration
  const registrationOrigins = said && said !== 'on' ? [new URL(said.page).origin] : []
  const levels: RequestScope['levels'] = new BoundedMap(MAX_LEVELS)

  return async function answerPage(c: EdgeContext): Promise<Response> {
    // Files are served before the Worker runs, so this file does not exist. The 404 is `no-store`, because during a gradual
    // release an old version may be asked for new files.
    if (isFile(c.req.path) && !isCrawlerFile(c.req.path))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })
    const error = await options.runMiddleware(c.req.raw)
    if (error) return (await render(c, error)).response
    const key = pageKey(c)
    if (key && pageCache) return pageCache.answer(c, key, () => render(c))
    return (await mayRender(c)) ? (await render(c)).response : tooMany(c)
  }

  function registrationOf(c: EdgeContext): RequestScope['registration'] {
    const defer: Defer = work => c.executionCtx.waitUntil(work)
    const caller = { kv: c.env.CACHE, requestId: c.get('requestId'), defer }
    return { said, apiOrigin: upstream.origin, hasCall: again => hasRegistrationCall(caller, again) }
  }

  async function render(c: EdgeContext, error?: PageError): Promise<Rendered> {
    const request = routerRequest(c.req.raw)
    const shopper = readShopper(request, config.sessionCookie, config.sessionDomain)
    const isLinkFile = findPage(c.req.path).file?.lists ?? false
    const made = createTransports(c, options, shopper)
    const { origins, isWhole } = await shopOrigins(made.transport, isLinkFile)
    if (!isWhole) made.markIncomplete()
    // A real API's checkout is at its own origin, or within the shop's public domain.
    const formOrigins = upstream.name ? [...origins, ...registrationOrigins] : []
    c.set('formOrigins', formOrigins)
    const drawPicture: RequestScope['drawPicture'] = picture => drawSharePicture(c, picture)
    const { scope, tagManager } = createScope(c, options, made, origins)
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
    const { dependencies, failed, incomplete } = made
    return { response, nonce: scope.nonce, dependencies, failed, incomplete, tagManager, formOrigins }
  }
}

function createScope(
  c: EdgeContext,
  { config, upstream, reporter }: EdgeOptions,
  { language, transport, personalTransport, markIncomplete, confirmAge }: Transports,
  shopOrigins: string[]
) {
  const requestOrigin = new URL(c.req.url).origin
  const origin = config.siteOrigin ?? requestOrigin
  // Belongs to this render: the current response may be an older page.
  let hasTagManager = false
  function allowTagManager() {
    hasTagManager = true
    c.set('tagManager', true)
  }
  const isMarkdown = c.get('markdown') ?? false
  const scope = {
    language,
    origin,
    ownOrigins: [...new Set([...shopOrigins, origin, requestOrigin])],
    media: upstream.name ? mediaPlace(upstream.origin, config) : undefined,
    nonce: c.get('nonce'),
    ...(isMarkdown ? { markdown: true as const } : !c.req.path.endsWith('.data') && { staticViews: {} }),
    // Pages with passwords and personal data run no third-party scripts.
    ...(!isCheckout(c.req.path) && { allowTagManager }),
    reportError(error: unknown) {
      const report = { event: 'render-failure', id: c.get('requestId'), message: String(error), error } as const
      reporter.report(report, work => c.executionCtx.waitUntil(work))
    },
    markIncomplete,
    isCrawler: !isMarkdown && isbot(c.req.header('user-agent') ?? ''),
    defaultRating: config.defaultRating,
    adultMarks: config.adultMarks,
    ...(config.adultVerifier !== 'declaration' && { adultVerifier: config.adultVerifier }),
    confirmAge,
    transport,
    personalTransport
  } satisfies RequestScope
  return { scope, tagManager: () => hasTagManager }
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
  response.headers.append('vary', isData ? 'cookie' : 'cookie, accept')
  if (status === 503 && !headers.has('retry-after')) response.headers.set('retry-after', '30')
  return response
}

/** Replaces the router's own 405, whose text and data name the routes. */
function refuseMethod(c: EdgeContext, { body }: Response): Response {
  c.executionCtx.waitUntil(body?.cancel() ?? Promise.resolve())
  return c.text('Método não permitido', 405, { allow: 'GET, HEAD' })
}

/** Prefetched data serve the click that follows. They hold nothing personal. */
function cacheControlOf(status: number, isData: boolean): string {
  if (status >= 500) return 'no-store'
  return isData && status === 200 ? 'private, max-age=30' : 'private, no-cache'
}
