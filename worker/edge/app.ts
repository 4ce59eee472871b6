import { Hono } from 'hono'
import type { RequestScope } from '../../app/context'
import type { Bindings, Config } from '../env'
import type { Upstream } from '../upstream'
import { allowedMethods } from './allowed-methods'
import { canonicalAddress } from './canonical-address'
import { commerceApi } from './commerce-api'
import { crawlerFiles } from './crawler-files'
import { drainBody } from './drain-body'
import type { Gateway } from './gateway'
import { images } from './images'
import { pages } from './pages'
import { requestId } from './request-id'
import { sameOriginGate } from './same-origin-gate'
import { securityHeaders } from './security-headers'
import { standInCheckout } from './stand-in-checkout'
import { stripTracking } from './strip-tracking'
import { uploads } from './uploads'

/** What the middleware hand to one another. */
export interface EdgeEnv {
  Bindings: Bindings
  /** `tagManager`: the page's store has one, so that its policy lets it in. */
  Variables: { requestId: string; nonce: string; tagManager?: boolean }
}

export interface EdgeOptions {
  config: Config
  upstream: Upstream
  gateway: Gateway
  renderPage: (request: Request, scope: RequestScope) => Promise<Response>
  build: string
}

/** The edge, in the order in which a request meets it. */
export function createEdge(options: EdgeOptions): Hono<EdgeEnv> {
  const edge = new Hono<EdgeEnv>({ strict: true })
  edge.use(requestId()) // first: everything after it may want to name the request
  edge.use(drainBody()) // whoever refuses a request has not read it
  edge.use(securityHeaders(options.config)) // outside the rest, so that errors carry them too
  edge.get('/_health', c => c.json({ ok: true, build: options.build }, 200, { 'cache-control': 'no-store' }))
  edge.use(allowedMethods()) // nothing below has an answer to the others
  edge.use(stripTracking()) // before any work: the shopper comes back without the parameters
  edge.use(canonicalAddress()) // the other spellings of a page's address lead to the one that it has
  edge.use(sameOriginGate()) // before anything that writes
  edge.all('/api/v2/front/*', commerceApi(options))
  edge.all('/api/*', c => c.json({ error: 'Não encontrado' }, 404))
  edge.get('/img/:width/*', images(options.config))
  edge.get('/media/uploads/*', uploads(options))
  edge.on(['GET', 'POST'], '/checkout/carrinho', standInCheckout(options))
  edge.use(crawlerFiles(options)) // before pages, which make them
  edge.all('*', pages(options))
  edge.onError(async (error, c) => {
    console.error(
      JSON.stringify({ event: 'edge-failure', id: c.get('requestId'), message: error.message, stack: error.stack })
    )
    return c.text('500', 500, { 'cache-control': 'no-store' })
  })
  return edge
}
