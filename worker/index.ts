import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type RequestScope, scopeContext } from '../app/context'
import { sweep } from './commerce/sweep'
import { createApiCache } from './edge/api-cache'
import { createEdge } from './edge/app'
import { createGateway } from './edge/gateway'
import { type Bindings, readConfig } from './env'
import { createUpstream } from './upstream'

const handlePage = createRequestHandler(() => import('virtual:react-router/server-build'), import.meta.env.MODE)

export default {
  fetch(request, env, ctx) {
    return storefront(env).fetch(request, env, ctx)
  },
  /** Once a day: carts that nobody came back to, and what forms left behind. A real API keeps its own. */
  scheduled(_event, env, ctx) {
    if (!readConfig(env).apiOrigin) ctx.waitUntil(sweep({ db: env.DB, media: env.MEDIA }, Date.now()))
  }
} satisfies ExportedHandler<Bindings>

type Storefront = ReturnType<typeof createEdge>

let current: { env: Bindings; edge: Storefront } | null = null

/** One composition per isolate: env -> upstream -> gateway -> edge -> page renderer. */
function storefront(env: Bindings): Storefront {
  if (current?.env !== env) current = { env, edge: compose(env) }
  return current.edge
}

function compose(env: Bindings): Storefront {
  const config = readConfig(env)
  const upstream = createUpstream(config, env)
  const cache = createApiCache({ kv: env.CACHE, now: Date.now })
  const gateway = createGateway({ upstream, appToken: config.appToken, cache, now: Date.now })
  return createEdge({ config, upstream, gateway, renderPage, build: import.meta.env.VITE_BUILD_ID ?? 'development' })
}

function renderPage(request: Request, scope: RequestScope): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(scopeContext, scope)
  return handlePage(request, context)
}
