import { Hono } from 'hono'
import type { PageError } from '../../app/api/page-error'
import type { RequestScope } from '../../app/context'
import type { Bindings, Config } from '../env'
import type { Upstream } from '../upstream'
import { allowedMethods } from './allowed-methods'
import { beacon, cspReports } from './beacon'
import { canonicalAddress } from './canonical-address'
import { commerceApi } from './commerce-api'
import { crawlerFiles } from './crawler-files'
import { drainBody } from './drain-body'
import { formLimit } from './form-limit'
import type { Gateway } from './gateway'
import { images } from './images'
import { indexNowFile } from './index-now'
import { markdown } from './markdown'
import type { PageCache } from './page-cache'
import { pages } from './pages'
import type { Purges } from './purges'
import { rateLimits } from './rate-limits'
import type { Reporter } from './reporter'
import { requestId } from './request-id'
import { requestLimits } from './request-limits'
import { resetLink } from './reset-link'
import { sameOriginGate } from './same-origin-gate'
import { securityHeaders } from './security-headers'
import { serverTiming, type TimedCall } from './server-timing'
import { siteHost } from './site-host'
import { standInCheckout } from './stand-in-checkout'
import { status } from './status'
import { stripTracking } from './strip-tracking'
import { uploadLimit } from './upload-limit'
import { uploads } from './uploads'

/** What the middleware hand to one another. */
export interface EdgeEnv {
  Bindings: Bindings
  /** `tagManager`: the page's store has one, so that its policy lets it in. `formOrigins`: where the page's forms may end. `markdown`: it is wanted as Markdown. */
  Variables: {
    requestId: string
    nonce: string
    calls: TimedCall[]
    tagManager?: boolean
    formOrigins?: readonly string[]
    markdown?: boolean
  }
}

export interface EdgeOptions {
  config: Config
  upstream: Upstream
  gateway: Gateway
  /** Null: every page is made anew, as while developing. */
  pageCache: PageCache | null
  purges: Purges
  /** What the routes of a page ask for by name; an error is shown in place of the page. */
  runMiddleware: (request: Request) => Promise<PageError | null>
  renderPage: (request: Request, scope: RequestScope) => Promise<Response>
  reporter: Reporter
  build: string
  /** What makes pages and files what they are: the build, the API, the settings of the Worker. */
  scope: string
}

/** The edge, in the order in which a request meets it. */
export function createEdge(options: EdgeOptions): Hono<EdgeEnv> {
  const edge = new Hono<EdgeEnv>({ strict: true })
  edge.use(requestId()) // first: everything after it may want to name the request
  edge.use(drainBody()) // whoever refuses a request has not read it
  edge.use(securityHeaders(options.config)) // outside the rest, so that errors carry them too
  edge.use(serverTiming({ now: Date.now, reporter: options.reporter }))
  edge.use(requestLimits()) // before anything reads the address
  edge.get('/_health', c => c.json({ ok: true, build: options.build }, 200, { 'cache-control': 'no-store' }))
  edge.get('/_status', status(options))
  edge.use(indexNowFile(options.config)) // before pages, which take it for a file that is missing
  edge.use(allowedMethods()) // nothing below has an answer to the others
  edge.use(siteHost(options.config)) // before the other redirects: the shop's own host makes them
  edge.use(stripTracking()) // before any work: the shopper comes back without the parameters
  edge.use(canonicalAddress()) // the other spellings of a page's address lead to the one that it has
  edge.use(markdown()) // before anything that goes by the page's address
  edge.use(rateLimits(options.config)) // before any work is done for it
  edge.post('/_csp', cspReports(options)) // before the gate: browsers send these by themselves
  edge.use(sameOriginGate()) // before anything that writes
  edge.use(uploadLimit()) // before anything reads a body
  edge.use(resetLink()) // before the call and the page that need its token
  edge.post('/_beacon', beacon(options))
  edge.all('/api/v2/front/*', commerceApi(options))
  edge.all('/api/*', c => c.json({ error: 'Não encontrado' }, 404))
  edge.get('/img/:width/*', images(options.config))
  edge.get('/media/uploads/*', uploads(options))
  edge.use(formLimit()) // before a page reads what was sent to it
  edge.on(
    ['GET', 'POST'],
    ['/checkout/carrinho', '/checkout/carrinho/:form{adicionar|frete|cupom}'],
    standInCheckout(options)
  )
  edge.use(crawlerFiles({ ...options, now: Date.now })) // before pages, which make them
  edge.all('*', pages(options))
  edge.onError((error, c) => {
    const report = { event: 'edge-failure', id: c.get('requestId'), message: error.message, error } as const
    options.reporter.report(report, work => c.executionCtx.waitUntil(work))
    return c.text('500', 500, { 'cache-control': 'no-store' })
  })
  return edge
}
