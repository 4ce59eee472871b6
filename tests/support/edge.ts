import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { createApiCache } from '../../worker/edge/api-cache'
import { createEdge, type EdgeOptions } from '../../worker/edge/app'
import { createGateway } from '../../worker/edge/gateway'
import { createPageCache } from '../../worker/edge/page-cache'
import { createPurges } from '../../worker/edge/purges'
import { type Bindings, readConfig } from '../../worker/env'
import { judgeAnswer } from '../../worker/judge-answer'
import { silent } from './gateway'

const STORE = 'https://loja.example'

interface Edge {
  /** Of the API; it sees every call. */
  answer: (request: Request) => Response | Promise<Response>
  renderPage?: EdgeOptions['renderPage']
  runMiddleware?: EdgeOptions['runMiddleware']
  /** Whether the API behind it is the embedded backend. */
  isEmbedded?: boolean
}

/** The edge as a browser meets it, with caches of its own, and what its API was asked. */
export function openEdge({
  answer,
  renderPage = async () => new Response('page'),
  runMiddleware = async () => null,
  isEmbedded = false
}: Edge) {
  const bindings = { ...env, ASSETS: {}, APP_TOKEN: 'token', API_ORIGIN: 'https://api.example' } as unknown as Bindings
  const calls: string[] = []
  const scope = crypto.randomUUID()
  const upstream = {
    origin: 'https://api.example',
    name: isEmbedded ? null : `api-${scope}.example`,
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      calls.push(`${request.method} ${pathname.replace('/api/v2/front/', '')}${search}`)
      return answer(request)
    }
  }
  const now = Date.now
  const purges = createPurges({ kv: env.CACHE, now })
  const apiCache = createApiCache({ kv: env.CACHE, purges, now })
  const gateway = createGateway({
    upstream,
    appToken: 'token',
    cache: apiCache,
    now,
    judge: judgeAnswer,
    reporter: silent
  })
  const pageCache = createPageCache({ scope, purges, apiCache, now })
  const reporter = { ...silent, trace: () => {}, isTraced: () => false }
  const config = readConfig(bindings)
  const edge = createEdge({
    config,
    upstream,
    gateway,
    pageCache,
    purges,
    reporter,
    runMiddleware,
    renderPage,
    build: 'test',
    scope
  })
  async function ask(path: string, init?: RequestInit) {
    const context = createExecutionContext()
    const headers = { origin: STORE, 'sec-fetch-site': 'same-origin', ...init?.headers }
    const response = await edge.fetch(new Request(STORE + path, { ...init, headers }), bindings, context)
    const text = await response.text()
    await waitOnExecutionContext(context)
    return { status: response.status, headers: response.headers, text }
  }
  return { ask, calls }
}
