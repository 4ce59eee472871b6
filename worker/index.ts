import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageError } from '../app/api/page-error'
import { type RequestScope, scopeContext } from '../app/context'
import { createRouteMiddleware, type RunMiddleware } from '../app/middleware/route-middleware'
import { sweep } from './commerce/sweep'
import { createEdge } from './edge/app'
import { createApiCache } from './edge/gateway/api-cache'
import { createGateway } from './edge/gateway/gateway'
import { createPurges } from './edge/gateway/purges'
import { compressStreamed } from './edge/pages/compress'
import { createPageCache } from './edge/pages/page-cache'
import { createReporter } from './edge/reports/reporter'
import { type Bindings, readConfig } from './env'
import { createUpstream } from './upstream'

const loadBuild = () => import('virtual:react-router/server-build')

export default {
  async fetch(request, env, ctx) {
    return compressStreamed(request, await storefront(env).fetch(request, env, ctx))
  },
  /** Runs daily. A real API cleans up its own data. */
  scheduled(_event, env, ctx) {
    if (!readConfig(env).apiOrigin) ctx.waitUntil(sweep({ db: env.DB, media: env.MEDIA }, Date.now()))
  }
} satisfies ExportedHandler<Bindings>

type Storefront = ReturnType<typeof createEdge>

let current: { env: Bindings; edge: Storefront } | null = null

function storefront(env: Bindings): Storefront {
  if (current?.env !== env) current = { env, edge: compose(env) }
  return current.edge
}

function compose(env: Bindings): Storefront {
  const config = readConfig(env)
  const upstream = createUpstream(config, env)
  const { now } = Date
  const purges = createPurges({ kv: env.CACHE, now })
  const cache = createApiCache({ kv: env.CACHE, purges, now })
  const build = import.meta.env.VITE_BUILD_ID ?? 'development'
  const { appToken, sentryDsn: dsn, siteOrigin, imageHosts, defaultRating, adultMarks, checkoutPaths } = config
  const adults = `${JSON.stringify(adultMarks)} ${config.adultVerifier}`
  const scope = [build, upstream.name, siteOrigin, ...imageHosts, defaultRating, adults, ...checkoutPaths].join(' ')
  const reporter = createReporter({ dsn, build, now, random: Math.random })
  const gateway = createGateway({ upstream, appToken, cache, now, reporter })
  const pageCache = import.meta.env.DEV ? null : createPageCache({ kv: env.CACHE, scope, purges, apiCache: cache, now })
  return createEdge({ config, upstream, gateway, pageCache, purges, reporter, runMiddleware, renderPage, build, scope })
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
