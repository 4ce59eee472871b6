import type { Context } from 'hono'
import { isbot } from 'isbot'
import { type ApiCall, toResult } from '../../../app/api/client'
import type { ApiResult } from '../../../app/api/failure'
import type { PageError } from '../../../app/api/page-error'
import type { RequestScope } from '../../../app/context'
import { readLanguage } from '../../../app/i18n/language'
import { unavailableFile } from '../../../app/routes/resources/crawler-file.server'
import { readCookie } from '../../cookies'
import { BoundedMap } from '../gateway/bounded-map'
import { createConcurrencyLimit } from '../gateway/concurrency-limit'
import { type GatewayAnswer, NO_SUCH_CALL, type Source } from '../gateway/gateway-call'
import { createBulkReads } from '../gateway/kv-reads'
import { findEndpoint } from '../gateway/match-endpoint'
import { readShopper, type Shopper, setSessionCookies } from '../gateway/shopper'
import { withResetToken } from '../middleware/reset-link'
import { callTimed } from '../middleware/server-timing'
import { CRAWLER_FILE, LINK_FILE } from '../resources/crawler-files'
import { createSharePictures } from '../resources/share-pictures'
import type { EdgeEnv, EdgeOptions, Rendered } from '../types'
import { debugPage } from './debug-page'
import { inOrderStream } from './in-order-stream'
import { cacheControlOf, refuseMethod } from './page-answers'
import { pageKey } from './page-key'
import { routerRequest } from './router-request'
import { createShopOrigins } from './shop-origins'

/** How many listing paths the isolate knows the page type of. */
const MAX_LEVELS = 1_000

/** Renders every other address with the app. */
export function pages(options: EdgeOptions) {
  const { config, pageCache, upstream } = options
  const renderPage = debugPage(options.renderPage)
  const shopOrigins = createShopOrigins(options)
  const drawSharePicture = createSharePictures(options)
  const levels: RequestScope['levels'] = new BoundedMap(MAX_LEVELS)

  return async function answerPage(c: Context<EdgeEnv>): Promise<Response> {
    if (FILE.test(c.req.path) && !CRAWLER_FILE.test(c.req.path))
      return c.text('Not found', 404, { 'cache-control': 'no-store' })
    // Runs before a cached page is served.
    const error = await options.runMiddleware(c.req.raw)
    if (error) return (await render(c, error)).response
    const key = pageKey(c)
    if (key && pageCache) return pageCache.answer(c, key, () => render(c))
    return (await render(c)).response
  }

  async function render(c: Context<EdgeEnv>, error?: PageError): Promise<Rendered> {
    const request = routerRequest(c.req.raw)
    const shopper = readShopper(request, config.sessionCookie)
    const isLinkFile = LINK_FILE.test(c.req.path)
    const made = createTransports(c, options, shopper)
    const { origins, isWhole } = await shopOrigins(made.transport, isLinkFile)
    if (!isWhole) made.markIncomplete()
    // A real API's checkout is at its own origin, or within the shop's public domain.
    const formOrigins = upstream.name ? origins : []
    c.set('formOrigins', formOrigins)
    const drawPicture: RequestScope['drawPicture'] = picture => drawSharePicture(c, picture)
    const { scope, tagManager } = createScope(c, options, made, origins)
    const rendered =
      isLinkFile && !isWhole ? unavailableFile() : await renderPage(request, { ...scope, levels, error, drawPicture })
    const response = scope.isCrawler ? inOrder(rendered) : rendered
    const own = rendered.status === 405 ? refuseMethod(c, response) : new Response(response.body, response)
    // Private, because the language is in a cookie and the nonce is valid for one response.
    if (!own.headers.has('cache-control')) own.headers.set('cache-control', cacheControlOf(c.req.path, own))
    own.headers.append('vary', c.req.path.endsWith('.data') ? 'cookie' : 'cookie, accept')
    if (own.status === 503 && !own.headers.has('retry-after')) own.headers.set('retry-after', '30')
    if (shopper.changed) own.headers.set('cache-control', 'no-store')
    setSessionCookies(own.headers, config.sessionCookie, shopper, c.req.url)
    const { dependencies, failed, incomplete } = made
    return { response: own, nonce: scope.nonce, dependencies, failed, incomplete, tagManager, formOrigins }
  }
}

function createScope(
  c: Context<EdgeEnv>,
  options: EdgeOptions,
  { language, transport, personalTransport, markIncomplete }: Transports,
  shopOrigins: string[]
): { scope: RequestScope } & Pick<Rendered, 'tagManager'> {
  const { config, upstream } = options
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
    media: upstream.name ? { base: upstream.origin, hosts: config.imageHosts } : undefined,
    nonce: c.get('nonce'),
    ...(isMarkdown ? { markdown: true as const } : !c.req.path.endsWith('.data') && { staticViews: {} }),
    ...(!CHECKOUT.test(c.req.path) && { allowTagManager }),
    reportError(error: unknown) {
      const report = { event: 'render-failure', id: c.get('requestId'), message: String(error), error } as const
      options.reporter.report(report, work => c.executionCtx.waitUntil(work))
    },
    markIncomplete,
    isCrawler: !isMarkdown && isbot(c.req.header('user-agent') ?? ''),
    defaultRating: config.defaultRating,
    adultMarks: config.adultMarks,
    transport,
    personalTransport
  }
  return { scope, tagManager: () => hasTagManager }
}

/** Pages with passwords and personal data run no third-party scripts. */
const CHECKOUT = /^\/checkout(\/|$)/i

interface Transports
  extends Pick<RequestScope, 'language' | 'transport' | 'personalTransport'>,
    Pick<Rendered, 'dependencies' | 'failed' | 'incomplete'> {
  markIncomplete: () => void
}

/** The gateway for loaders and actions: anonymous for reads, and on behalf of the shopper. */
function createTransports(c: Context<EdgeEnv>, { gateway }: EdgeOptions, shopper: Shopper): Transports {
  const language = readLanguage(readCookie(c.req.header('cookie'), 'language'))
  const dependencies: Source[] = []
  const concurrencyLimit = createConcurrencyLimit()
  const reads = createBulkReads(c.env.CACHE, concurrencyLimit)
  let failures = 0
  let open = 0
  let missing = 0

  async function send(call: ApiCall, shopper: Shopper | null): Promise<GatewayAnswer> {
    const endpoint = findEndpoint(call.method, call.path)
    if (!endpoint) return NO_SUCH_CALL
    const { timing = 'section', idempotencyKey = null } = call
    const query = call.query ? new URLSearchParams(call.query) : NO_QUERY
    const requestId = c.get('requestId')
    const clientAddress = c.req.header('cf-connecting-ip') ?? null
    const sent = {
      ...call,
      endpoint,
      own: true,
      query,
      language,
      session: shopper?.session ?? null,
      timing,
      idempotencyKey,
      requestId,
      concurrencyLimit,
      reads,
      clientAddress
    }
    open += 1
    const answer = await callTimed(c, gateway, withResetToken(sent, c.req.raw)).finally(() => {
      open -= 1
    })
    shopper?.follow(endpoint, answer)
    return answer
  }
  return {
    language,
    dependencies,
    failed: () => failures + open + missing > 0,
    incomplete: () => missing > 0 && failures + open === 0,
    markIncomplete() {
      missing += 1
    },
    async transport(call) {
      const answer = await send(call, null)
      dependencies.push(answer.source ?? askedEachTime())
      if (answer.failure || (answer.status >= 400 && answer.status !== 404)) failures += 1
      return readAnswer(answer)
    },
    async personalTransport(call) {
      return readAnswer(await send(call, shopper))
    }
  }
}

/** Loaders send their query as data, so the URL adds none. */
const NO_QUERY = new URLSearchParams()

/** A call that is not cached. It neither shortens nor extends how long the page may be served. */
function askedEachTime(): Source {
  return { key: '', askedAtMs: Date.now(), staleAtMs: Date.now(), isStored: false }
}

function readAnswer(answer: GatewayAnswer): ApiResult<unknown> {
  return answer.failure ? { ok: false, kind: answer.failure, status: 0, message: '' } : toResult(answer)
}

// Files are served before the Worker runs, so this file does not exist. The 404 is `no-store`, because during a gradual
// release an old version may be asked for new files.
const FILE = /\.(ico|png|jpe?g|gif|webp|avif|svg|css|m?js|map|json|txt|xml|php|woff2?|webmanifest|env)$/i

/** Crawlers may run no scripts, so they get the sections in document order. The page still streams. */
function inOrder(response: Response): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  return isHtml && response.body ? new Response(response.body.pipeThrough(inOrderStream()), response) : response
}
