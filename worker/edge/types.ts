import type { Context, MiddlewareHandler } from 'hono'
import type { PageError } from '../../app/api/page-error.ts'
import type { RequestScope } from '../../app/context.ts'
import type { LanguageCode } from '../../app/i18n/language.ts'
import type { Bindings, Config } from '../env.ts'
import type { Upstream } from '../upstream.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { TimedCall } from './gateway/gateway-call.ts'
import type { Endpoint } from './gateway/match-endpoint.ts'
import type { Purges } from './gateway/purges.ts'
import type { Reporter } from './reports/reporter.ts'

export interface EdgeEnv {
  Bindings: Bindings
  Variables: {
    requestId: string
    nonce: string
    calls: TimedCall[]
    endpoints?: readonly Endpoint[]
    tagManager?: boolean
    formOrigins?: readonly string[]
    /** `Server-Timing` of a page that was rendered for this request. */
    pageTiming?: string
    markdown?: boolean
    /** The answer is the checkout's, and so are its rules for scripts and frames. */
    isCheckout?: boolean
  }
}

export type EdgeContext = Context<EdgeEnv>
export type Middleware = MiddlewareHandler<EdgeEnv>

/** What a page depends on besides its address. The cache has a copy for each. */
export interface PageProps {
  language: LanguageCode
  /** Crawlers get the sections in document order, and language models get Markdown. */
  reader: 'markdown' | 'crawler' | 'person'
  /** Origin of absolute links. The platform's cache key has no host. */
  origin: string
}

export interface EdgeOptions {
  config: Config
  upstream: Upstream
  gateway: Gateway
  /** Answers a page from the cache, or renders it for everybody. Null disables the cache, as in development. */
  askPages: ((c: EdgeContext, address: string, props: PageProps) => Promise<Response>) | null
  /** Answers a picture from the cache, or resizes it. Null resizes it here. */
  askPictures: ((c: EdgeContext) => Promise<Response>) | null
  /** Purges the cache of `Pages`. Only `Pages` may call it. */
  purgePages: (what: CachePurgeOptions) => Promise<unknown>
  /** Asks `Pages` to purge its cache. Returns whether it did. */
  askToPurge: (c: EdgeContext, what: CachePurgeOptions) => Promise<boolean>
  purges: Purges
  /** Runs the named middleware of a page's routes. An error replaces the page. */
  runMiddleware: (request: Request) => Promise<PageError | null>
  renderPage: (request: Request, scope: RequestScope) => Promise<Response>
  reporter: Reporter
  build: string
}
