import type { Context } from 'hono'
import { isbot } from 'isbot'
import { type ApiCall, toResult } from '../../app/api/client'
import type { ApiResult } from '../../app/api/failure'
import type { RequestScope } from '../../app/context'
import { readLanguage } from '../../app/i18n/language'
import type { EdgeEnv, EdgeOptions } from './app'
import { parseCookies } from './cookies'
import { CRAWLER_FILE } from './crawler-files'
import { debugPage } from './debug-page'
import type { GatewayAnswer } from './gateway'
import { inOrderStream } from './in-order-stream'
import { createShopOrigins } from './shop-origins'
import { readShopper, type Shopper, setSessionCookies } from './shopper'

/** Everything else is a page: rendered by the app with what this request's scope holds. */
export function pages(options: EdgeOptions) {
  const { config } = options
  const renderPage = debugPage(options.renderPage)
  const shopOrigins = createShopOrigins(options)

  return async function answerPage(c: Context<EdgeEnv>): Promise<Response> {
    if (FILE.test(c.req.path) && !CRAWLER_FILE.test(c.req.path)) return c.text('Not found', 404)
    const request = withoutRouterHeaders(c.req.raw)
    const shopper = readShopper(request, config.sessionCookie)
    const scope = await createScope(c, options, shopper, shopOrigins)
    const rendered = await renderPage(request, scope)
    const response = scope.isCrawler ? inOrder(rendered) : rendered
    const own = new Response(response.body, response)
    // The language is in a cookie, and the policy's nonce is good for one answer.
    if (!own.headers.has('cache-control')) own.headers.set('cache-control', cacheControlOf(c.req.path, own))
    own.headers.append('vary', 'cookie')
    if (shopper.changed) own.headers.set('cache-control', 'no-store')
    setSessionCookies(own.headers, config.sessionCookie, shopper)
    return own
  }
}

/** What a link's intent fetched is kept for the navigation that follows; it holds nothing personal. */
function cacheControlOf(path: string, { status }: Response): string {
  return path.endsWith('.data') && status === 200 ? 'private, max-age=30' : 'private, no-cache'
}

async function createScope(
  c: Context<EdgeEnv>,
  options: EdgeOptions,
  shopper: Shopper,
  shopOrigins: ReturnType<typeof createShopOrigins>
): Promise<RequestScope> {
  const { config, upstream } = options
  const requestOrigin = new URL(c.req.url).origin
  const origin = config.siteOrigin ?? requestOrigin
  const language = readLanguage(parseCookies(c.req.header('cookie') ?? null).get('language'))
  const { transport, personalTransport } = createTransports(c, options, shopper, language)
  return {
    language,
    origin,
    ownOrigins: [...new Set([...(await shopOrigins(transport)), origin, requestOrigin])],
    media: upstream.name ? { base: upstream.origin, hosts: config.imageHosts } : undefined,
    nonce: c.get('nonce'),
    allowTagManager: () => c.set('tagManager', true),
    isCrawler: isbot(c.req.header('user-agent') ?? ''),
    defaultRating: config.defaultRating,
    transport,
    personalTransport
  }
}

/** The gateway as loaders and actions see it: once for reads that belong to nobody, once for this shopper. */
function createTransports(
  c: Context<EdgeEnv>,
  { gateway }: EdgeOptions,
  shopper: Shopper,
  language: RequestScope['language']
): Pick<RequestScope, 'transport' | 'personalTransport'> {
  async function send(call: ApiCall, session: string | null): Promise<GatewayAnswer> {
    const { timing = 'section', idempotencyKey = null } = call
    const query = new URLSearchParams(call.query)
    const requestId = c.get('requestId')
    const clientAddress = c.req.header('cf-connecting-ip') ?? null
    const sent = { ...call, query, language, session, timing, idempotencyKey, requestId, clientAddress }
    return gateway.call(sent, work => c.executionCtx.waitUntil(work))
  }
  return {
    transport: async call => readAnswer(await send(call, null)),
    async personalTransport(call) {
      const answer = await send(call, shopper.session)
      shopper.follow(call, answer)
      return readAnswer(answer)
    }
  }
}

function readAnswer(answer: GatewayAnswer): ApiResult<unknown> {
  return answer.failure ? { ok: false, kind: answer.failure, status: 0, message: '' } : toResult(answer)
}

// Files are served before the Worker is asked: what comes here by such a name is not there, and no page either.
const FILE = /\.(ico|png|jpe?g|gif|webp|avif|svg|css|m?js|map|json|txt|xml|php|woff2?|webmanifest|env)$/i

/** A crawler may run no scripts: it reads the sections in their order, streamed all the same. */
function inOrder(response: Response): Response {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  return isHtml && response.body ? new Response(response.body.pipeThrough(inOrderStream()), response) : response
}

// React Router trusts headers of its own name; none may come from outside.
function withoutRouterHeaders(request: Request): Request {
  const names = [...request.headers.keys()].filter(name => name.startsWith('x-react-router-'))
  if (names.length === 0) return request
  const headers = new Headers(request.headers)
  for (const name of names) headers.delete(name)
  return new Request(request, { headers })
}
