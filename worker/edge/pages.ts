import type { Context } from 'hono'
import { isbot } from 'isbot'
import type { ApiCall, Transport } from '../../app/api/client'
import type { ApiResult } from '../../app/api/failure'
import type { RequestScope } from '../../app/context'
import { readLanguage } from '../../app/i18n/language'
import type { EdgeEnv, EdgeOptions } from './app'
import { parseCookies } from './cookies'
import type { GatewayAnswer } from './gateway'
import { inOrderStream } from './in-order-stream'
import { createShopOrigins } from './shop-origins'
import { readShopper, setSessionCookies } from './shopper'

/** Everything else is a page: rendered by the app with what this request's scope holds. */
export function pages(options: EdgeOptions) {
  const { config, upstream, gateway, renderPage } = options
  const shopOrigins = createShopOrigins(options)

  return async function answerPage(c: Context<EdgeEnv>): Promise<Response> {
    const request = withoutRouterHeaders(c.req.raw)
    if (FILE.test(c.req.path)) return c.text('Not found', 404)
    const requestOrigin = new URL(request.url).origin
    const origin = config.siteOrigin ?? requestOrigin
    const language = readLanguage(parseCookies(request.headers.get('cookie')).get('language'))
    const shopper = readShopper(request, config.sessionCookie)
    const defer = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const toCall = (call: ApiCall, session: string | null) => ({
      method: call.method,
      path: call.path,
      query: new URLSearchParams(call.query),
      body: call.body,
      language,
      session,
      timing: call.timing ?? 'section',
      idempotencyKey: call.idempotencyKey ?? null,
      requestId: c.get('requestId')
    })
    const transport: Transport = async call => toResult(await gateway.call(toCall(call, null), defer))
    const personalTransport: Transport = async call => {
      const answer = await gateway.call(toCall(call, shopper.session), defer)
      shopper.keep(answer.session)
      return toResult(answer)
    }
    const scope: RequestScope = {
      language,
      origin,
      ownOrigins: [...new Set([...(await shopOrigins(transport)), origin, requestOrigin])],
      media: upstream.name ? { base: upstream.origin, hosts: config.imageHosts } : undefined,
      nonce: c.get('nonce'),
      isCrawler: isbot(request.headers.get('user-agent') ?? ''),
      transport,
      personalTransport
    }
    const rendered = await renderPage(request, scope)
    const response = scope.isCrawler ? inOrder(rendered) : rendered
    const own = new Response(response.body, response)
    // The language is in a cookie, and the policy's nonce is good for one answer.
    if (!own.headers.has('cache-control')) own.headers.set('cache-control', 'private, no-cache')
    own.headers.append('vary', 'cookie')
    if (shopper.changed) own.headers.set('cache-control', 'no-store')
    setSessionCookies(own.headers, config.sessionCookie, shopper)
    return own
  }
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

function toResult(answer: GatewayAnswer): ApiResult<unknown> {
  if (answer.failure) return { ok: false, kind: answer.failure, status: 0, message: '' }
  if (answer.status >= 200 && answer.status < 300) return { ok: true, data: answer.body }
  return { ok: false, kind: 'http', status: answer.status, message: readMessage(answer.body) }
}

function readMessage(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  for (const key of ['error', 'mensagem', 'message', 'erro']) {
    const text: unknown = Reflect.get(body, key)
    if (typeof text === 'string' && text) return text
  }
  return ''
}
