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

/** What the middleware hand to one another. */
export interface EdgeEnv {
  Bindings: Bindings
  /** `tagManager`: the page's store has one, so that its policy lets it in. `formOrigins`: where the page's forms may end. `markdown`: it is wanted as Markdown. */
  Variables: {
    requestId: string
    nonce: string
    calls: TimedCall[]
    endpoints?: readonly Endpoint[]
    tagManager?: boolean
    formOrigins?: readonly string[]
    markdown?: boolean
  }
}

/** One call of this request, for `Server-Timing` and for traces. */
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

export interface PageCache {
  answer(c: Context<EdgeEnv>, key: string, render: () => Promise<Rendered>): Promise<Response>
}

/** What the page's render leaves besides its response. */
export interface Rendered {
  response: Response
  nonce: string
  tagManager: () => boolean
  formOrigins?: readonly string[]
  /** Complete when the body has ended. */
  madeOf: readonly Source[]
  /** Whether one of its calls failed, or has not been answered in time: such a page is shown, and not kept. */
  failed: () => boolean
  /** Whether the page lacks parts that were late and have arrived since: the next page is whole. */
  incomplete: () => boolean
}
