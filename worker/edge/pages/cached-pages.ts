import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Bindings } from '../../env.ts'
import { isRead } from '../find-page.ts'
import { mayRender, tooMany } from '../middleware/rate-limits.ts'
import { contentSecurityPolicy } from '../middleware/security-headers.ts'
import { serverTiming } from '../middleware/server-timing.ts'
import { isCrawlerFile } from '../resources/crawler-files.ts'
import type { EdgeContext, EdgeEnv, EdgeOptions, PageProps } from '../types.ts'
import { EVERY_PURGE, tagOfPage, writeTags } from './cache-tags.ts'
import type { PageRenderer, Rendered } from './render-page.ts'
import { secondsIn } from './seconds-in.ts'

/** Header with the `Cache-Control` for browsers. `Cache-Control` itself is for the platform's cache. */
export const CLIENT_CACHE_CONTROL = 'client-cache-control'

/** How long a page is fresh in the cache: the same as the catalogue's answers, of which it is made. */
const FRESH_S = 60
/** After that it is served for four hours while it is rendered again, and for a day when that fails. */
const STALE = 'stale-while-revalidate=14400, stale-if-error=86400'
const NOT_FOUND_S = 60
/** Calls of a page are anonymous: by these the API refuses the store's token, not the shopper. */
const TOKEN_REFUSED = [401, 403]

type PageContext = Pick<ExecutionContext<PageProps>, 'waitUntil' | 'passThroughOnException' | 'props'>

/**
 * The pages behind the cache, the same for every shopper. Nothing of the request but its path, its query and `ctx.props` may
 * reach the response. The cache refreshes a page with `If-None-Match`; a failed refresh is a 503, so that it goes on with
 * the page that it has.
 */
export function createCachedPages(options: EdgeOptions, render: PageRenderer) {
  const { config, purges, purgePages } = options
  const placeholder = writePlaceholder(config.appToken, options.build)
  const app = new Hono<EdgeEnv>()

  app.use(async (c, next) => {
    c.set('requestId', c.req.header('request-id') ?? crypto.randomUUID())
    c.set('nonce', placeholder)
    await next()
  })
  app.use(serverTiming(options))
  app.get('*', async c => {
    const known = c.req.header('if-none-match')
    if (!known && !(await mayRender(c))) return tooMany(c)
    const purgesReadMs = purges.lastReadMs()
    const rendered = await render(c, c.executionCtx.props)
    const response = sharedResponse(c, rendered)
    return known ? refreshed(c, rendered, response, known) : begun(c, rendered, response, purgesReadMs)
  })

  /** Streams the page. At its end, removes it from the cache if it is incomplete, purged or lacks a tag. */
  function begun(c: EdgeContext, rendered: Rendered, response: Response, purgesReadMs: number): Response {
    if (!mayKeep(response) || rendered.hasFailed()) return uncached(response)
    response.headers.set('etag', `W/"${c.get('requestId')}"`)
    const tagged = rendered.tags.size
    let isWhole = !isHtml(response)
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        isWhole ||= endsHtml(chunk)
        controller.enqueue(chunk)
      },
      flush() {
        const isTagged = rendered.tags.size === tagged
        c.executionCtx.waitUntil(isWhole && isTagged ? checkEnd(c, rendered, purgesReadMs) : forget(c))
      }
    })
    return new Response(response.body?.pipeThrough(watch), response)
  }

  async function checkEnd(c: EdgeContext, { isIncomplete, sources }: Rendered, purgesReadMs: number): Promise<void> {
    // The render may have used answers from before a purge that this isolate has not read yet.
    await purges.renewAfter(purgesReadMs)
    if (isIncomplete() || (await purges.includeAny(sources))) await forget(c)
  }

  function forget(c: EdgeContext): Promise<unknown> {
    return purgePages({ tags: [tagOfPage(c.req.path)] })
  }

  async function refreshed(c: EdgeContext, rendered: Rendered, response: Response, known: string): Promise<Response> {
    const { status, headers } = response
    const body = new Uint8Array(await response.arrayBuffer())
    const isComplete = !rendered.isIncomplete() && (!isHtml(response) || endsHtml(body))
    if (mayKeep(response) && isComplete) {
      const etag = `W/"${createHash('sha1').update(body).digest('hex')}"`
      headers.set('etag', etag)
      return etag === known ? new Response(null, { status: 304, headers }) : new Response(body, response)
    }
    const isRefused = status > 500 || TOKEN_REFUSED.includes(status)
    const isOutage = status === 500 || (isRefused && rendered.isIncomplete() && !rendered.isLate())
    if (isOutage || mayKeep(response)) return uncached(new Response('', { status: 503 }))
    // The page has moved, or the store is closed.
    await forget(c)
    return uncached(new Response(body, response))
  }

  function sharedResponse(c: EdgeContext, { response, tags }: Rendered): Response {
    const { headers } = response
    const clients = headers.get('cache-control') ?? 'no-store'
    headers.set(CLIENT_CACHE_CONTROL, clients)
    headers.set('cache-control', cacheControl(response, clients, c.req.path))
    const isFile = isCrawlerFile(c.req.path)
    headers.set('cache-tag', writeTags([tagOfPage(c.req.path), ...(isFile ? [EVERY_PURGE] : tags)]))
    // Cookies and Accept are in `ctx.props`.
    headers.delete('vary')
    if (isHtml(response)) headers.set('content-security-policy', contentSecurityPolicy(c, config))
    return response
  }

  return {
    placeholder,
    async fetch(request: Request, env: Bindings, ctx: PageContext): Promise<Response> {
      if (!isRead(request.method)) return new Response('', { status: 405, headers: { 'cache-control': 'no-store' } })
      const { pathname, search } = new URL(request.url)
      const headers = [...request.headers].filter(([name]) => PASSED.includes(name))
      return app.fetch(new Request(ctx.props.origin + pathname + search, { headers }), env, ctx)
    }
  }
}

/** Request headers that reach the render. The client's address is for its rate limit. */
const PASSED = ['if-none-match', 'request-id', 'cf-connecting-ip']

function mayKeep({ status, headers }: Response): boolean {
  return (status === 200 || status === 404) && !/no-store/.test(headers.get('cache-control') ?? '')
}

/** Every response says it: without the header the platform keeps a page for two hours. */
function cacheControl({ status, headers }: Response, clients: string, path: string): string {
  if (headers.has('set-cookie') || /no-store/.test(clients) || (status !== 200 && status !== 404)) return 'no-store'
  const maxAgeS = isCrawlerFile(path) ? secondsIn(clients, 'max-age') : undefined
  if (status === 404) return `public, max-age=${maxAgeS ?? NOT_FOUND_S}, stale-if-error=0`
  return `public, max-age=${maxAgeS ?? FRESH_S}, ${STALE}`
}

function uncached(response: Response): Response {
  response.headers.set('cache-control', 'no-store')
  response.headers.delete('cache-tag')
  return response
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

const END = '</html>'

function endsHtml(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(-40)).trimEnd().endsWith(END)
}

/** Stands for the nonce in cached pages. It is secret, because text that contains it would get a nonce. */
function writePlaceholder(appToken: string, build: string): string {
  const digest = createHash('sha256').update(`nonce ${appToken} ${build}`).digest('base64')
  // As long as a nonce of 16 bytes.
  return `${digest.slice(0, 22)}==`
}
