import type { Context } from 'hono'
import type { PageError } from '../../app/api/page-error'
import type { RequestScope } from '../../app/context'
import type { Bindings, Config } from '../env'
import type { Upstream } from '../upstream'
import type { Gateway } from './gateway/gateway'
import type { Source } from './gateway/gateway-call'
import type { Endpoint } from './gateway/match-endpoint'
import type { Purges } from './gateway/purges'
import type { Reporter } from './reports/reporter'

export interface EdgeEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    nonce: string
    calls: TimedCall[]
    endpoints?: readonly Endpoint[]
    tagManager?: boolean
    formOrigins?: readonly string[]
    markdown?: boolean
    /** The answer is the checkout's, and so are its rules for scripts and frames. */
    isCheckout?: boolean
  }
}

export type EdgeContext = Context<EdgeEnv>

export interface TimedCall {
  path: string
  startedAtMs: number
  ms: number
  cache: string
  ageS: number
}

export interface EdgeOptions {
  config: Config
  upstream: Upstream
  gateway: Gateway
  /** Null disables the cache, as in development. */
  pageCache: PageCache | null
  purges: Purges
  /** Runs the named middleware of a page's routes. An error replaces the page. */
  runMiddleware: (request: Request) => Promise<PageError | null>
  renderPage: (request: Request, scope: RequestScope) => Promise<Response>
  reporter: Reporter
  build: string
  /** Identifies the build, the API and the Worker's settings. Caches are separate for each scope. */
  scope: string
}

export interface PageCache {
  answer(c: EdgeContext, key: string, render: () => Promise<Rendered>): Promise<Response>
}

export interface Rendered {
  response: Response
  nonce: string
  tagManager: () => boolean
  formOrigins?: readonly string[]
  dependencies: readonly Source[]
  /** Whether a call failed or timed out. The page is served but not cached. */
  failed: () => boolean
  /** Whether all calls have succeeded by now, but too late for this page. The next render is complete. */
  incomplete: () => boolean
}
