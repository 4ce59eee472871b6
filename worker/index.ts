import { cache, WorkerEntrypoint } from 'cloudflare:workers'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageError } from '../app/api/page-error.ts'
import { type RequestScope, scopeContext } from '../app/context.ts'
import { createRouteMiddleware, type RunMiddleware } from '../app/middleware/route-middleware.ts'
import { createEdge } from './edge/app.ts'
import { createApiCache } from './edge/gateway/api-cache.ts'
import { createGateway } from './edge/gateway/gateway.ts'
import { createPurges } from './edge/gateway/purges.ts'
import { compressStreamed } from './edge/pages/compress.ts'
import { pageRequest } from './edge/pages/page-props.ts'
import { createReporter } from './edge/reports/reporter.ts'
import { pictureRequest } from './edge/resources/images.ts'
import type { EdgeContext, PageProps } from './edge/types.ts'
import { type Bindings, readConfig } from './env.ts'
import { createLocalPageCache } from './local/page-cache.ts'
import { throughLocalCache } from './local/picture-cache.ts'
import { createUpstream } from './upstream.ts'

const loadBuild = () => import('virtual:react-router/server-build')

export default {
  async fetch(request, env, ctx) {
    return compressStreamed(request, await storefront(env).edge.fetch(request, env, ctx))
  }
} satisfies ExportedHandler<Bindings>

/** The pages that are the same for every shopper. The platform's cache stands in front: `exports.Pages` in wrangler.toml. */
export class Pages extends WorkerEntrypoint<Bindings, PageProps & { version: string }> {
  override fetch(request: Request): Promise<Response> {
    return storefront(this.env).cachedPages.fetch(request, this.env, this.ctx)
  }
  /** A purge reaches the cache of the entrypoint that asks for it. */
  async purge(what: CachePurgeOptions): Promise<boolean> {
    return (await storefront(this.env).purgePages(what)) !== false
  }
}

/** Resized pictures, behind the cache like `Pages`. */
export class Pictures extends WorkerEntrypoint<Bindings> {
  override async fetch(request: Request): Promise<Response> {
    return storefront(this.env).pictures.fetch(request, this.env, this.ctx)
  }
}

type Storefront = ReturnType<typeof compose>

let current: { env: Bindings; store: Storefront } | null = null

function storefront(env: Bindings): Storefront {
  if (current?.env !== env) current = { env, store: compose(env) }
  return current.store
}

function compose(env: Bindings) {
  const config = readConfig(env)
  const upstream = createUpstream(config, env)
  const { now } = Date
  const purges = createPurges({ kv: env.CACHE, now })
  const apiCache = createApiCache({ kv: env.CACHE, purges, now })
  const build = import.meta.env.VITE_BUILD_ID ?? 'development'
  const { appToken, sentryDsn: dsn } = config
  const reporter = createReporter({ dsn, build, now, random: Math.random })
  const gateway = createGateway({ upstream, appToken, cache: apiCache, now, reporter })
  const localCache = createLocalPageCache({ purges, now })

  async function askPages(c: EdgeContext, address: string, props: PageProps): Promise<Response> {
    const ctx = c.executionCtx as ExecutionContext
    const ask = (etag?: string) =>
      ctx.exports.Pages({ props: { ...props, version: env.VERSION.id } }).fetch(pageRequest(c, address, props, etag))
    if (ctx.cache) return ask()
    return localCache.fetch(`${address} ${Object.values(props).join(' ')}`, ask, work => ctx.waitUntil(work))
  }

  async function askPictures(c: EdgeContext): Promise<Response> {
    const ctx = c.executionCtx as ExecutionContext
    const request = pictureRequest(c)
    const ask = () => ctx.exports.Pictures.fetch(request)
    return ctx.cache ? ask() : throughLocalCache(request, ask, work => ctx.waitUntil(work))
  }

  async function purgePages(what: CachePurgeOptions): Promise<boolean> {
    if (!cache?.purge) return localCache.purge(what)
    const { success, errors } = await cache.purge(what)
    if (!success) console.error(JSON.stringify({ event: 'purge-failure', errors }))
    return success
  }

  const edge = createEdge({
    config,
    upstream,
    gateway,
    askPages: import.meta.env.DEV ? null : askPages,
    askPictures,
    purgePages,
    askToPurge: (c, what) => (c.executionCtx as ExecutionContext).exports.Pages.purge(what),
    purges,
    reporter,
    runMiddleware,
    renderPage,
    build
  })
  return { ...edge, purgePages }
}

let middleware: RunMiddleware | null = null

/** The build lists the names that each route needs. In development it changes between requests. */
async function runMiddleware(request: Request): Promise<PageError | null> {
  if (!middleware || import.meta.env.DEV) middleware = createRouteMiddleware((await loadBuild()).routes)
  return middleware(request)
}

let handlePage: ReturnType<typeof createRequestHandler> | null = null

async function renderPage(request: Request, scope: RequestScope): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  // The router rebuilds its manifest for every page when the build is a function: development only.
  handlePage ??= createRequestHandler(import.meta.env.DEV ? loadBuild : await loadBuild(), import.meta.env.MODE)
  return handlePage(request, context)
}
