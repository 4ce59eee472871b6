import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createEdge } from '../../worker/edge/app.ts'
import { createApiCache } from '../../worker/edge/gateway/api-cache.ts'
import { createGateway } from '../../worker/edge/gateway/gateway.ts'
import { createPurges } from '../../worker/edge/gateway/purges.ts'
import type { EdgeOptions } from '../../worker/edge/types.ts'
import { type Bindings, readConfig } from '../../worker/env.ts'
import { edgeWithPages } from './cached-edge.ts'

export const SHOP = 'https://loja.example'
/** A string that no response contains by chance. */
export const APP_TOKEN = 'token-4f1c09a2be77'

interface EdgeParts extends Partial<Pick<EdgeOptions, 'renderPage' | 'runMiddleware'>> {
  /** The API's answer; it receives every call. */
  answer: (request: Request) => Response | Promise<Response>
  vars?: Partial<Bindings>
  /** Whether the API is the embedded backend. */
  isEmbedded?: boolean
  keepsPages?: boolean
}

/** The edge over an API with the given answer and its own caches. `seen` lists the API's calls. */
export function openEdge({ answer, vars, isEmbedded = false, keepsPages = true, ...pages }: EdgeParts) {
  const bindings: Bindings = {
    ...env,
    ASSETS: assetsOf({}),
    APP_TOKEN,
    API_ORIGIN: isEmbedded ? '' : 'https://api.example',
    ...vars
  }
  const seen: Pick<Request, 'url' | 'method' | 'headers'>[] = []
  const calls: string[] = []
  const upstream = {
    origin: 'https://api.example',
    name: isEmbedded ? null : `api-${crypto.randomUUID()}.example`,
    async fetch(request: Request) {
      seen.push(request.clone())
      calls.push(toCall(request))
      return answer(request)
    }
  }
  const now = Date.now
  const purges = createPurges({ kv: env.CACHE, now })
  const cache = createApiCache({ kv: env.CACHE, purges, now })
  const reporter = { report: () => {}, trace: () => {}, isTraced: () => false }
  const options = {
    config: readConfig(bindings),
    upstream,
    gateway: createGateway({ upstream, appToken: APP_TOKEN, cache, now, reporter }),
    purges,
    reporter,
    runMiddleware: async () => null,
    renderPage: async () => new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }),
    ...pages,
    build: 'test'
  }
  const { edge } = keepsPages ? edgeWithPages(options) : createEdge({ ...options, ...NO_CACHE })
  /** Requests a path the way a page of the shop does. An absolute address is requested unchanged. */
  async function ask(path: string, init: RequestInit = {}) {
    const context = createExecutionContext()
    const headers = { origin: SHOP, 'sec-fetch-site': 'same-origin', ...init.headers }
    const url = path.startsWith('/') ? SHOP + path : path
    const response = await edge.fetch(new Request(url, { redirect: 'manual', ...init, headers }), bindings, context)
    const text = new TextDecoder().decode(await response.clone().arrayBuffer())
    await waitOnExecutionContext(context)
    return { status: response.status, headers: response.headers, text, response }
  }
  return { ask, seen, calls }
}

const NO_CACHE = { askPages: null, askPictures: null, purgePages: async () => true, askToPurge: async () => true }

/**
 * The same without a page cache; `ask` returns the response itself. `name`: a real API's host, or null for the embedded
 * backend.
 */
export function edgeOver(answer: EdgeParts['answer'], vars: Partial<Bindings> = {}, name: string | null = null) {
  const { ask, seen } = openEdge({ answer, vars, isEmbedded: name === null, keepsPages: false })
  return { ask: async (path: string, init?: RequestInit) => (await ask(path, init)).response, seen }
}

/** `GET settings?x=1` */
function toCall({ method, url }: Pick<Request, 'url' | 'method'>): string {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname.replace('/api/v2/front/', '')}${search}`
}

/** Assets by path; every other path is a 404. */
export function assetsOf(files: Record<string, () => Response>): Fetcher {
  return {
    fetch: async request => files[new URL(new Request(request).url).pathname]?.() ?? new Response('', { status: 404 }),
    connect() {
      throw new Error('Assets have no sockets')
    }
  }
}
