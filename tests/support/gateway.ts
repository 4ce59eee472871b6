import { env } from 'cloudflare:workers'
import { createApiCache } from '../../worker/edge/gateway/api-cache.ts'
import { createGateway } from '../../worker/edge/gateway/gateway.ts'
import type { GatewayCall } from '../../worker/edge/gateway/gateway-call.ts'
import { findEndpoint } from '../../worker/edge/gateway/match-endpoint.ts'
import { createPurges } from '../../worker/edge/gateway/purges.ts'
import type { Report } from '../../worker/edge/reports/reporter.ts'
import type { Upstream } from '../../worker/upstream.ts'

export const MENU = 'struct/menus/rodape-principal'

/** A gateway over an API with the given answer. `seen` lists the API's requests. */
export function setUp(answer: (request: Request) => Response | Promise<Response>) {
  const seen: Pick<Request, 'url' | 'headers' | 'json'>[] = []
  const deferred: Promise<unknown>[] = []
  const reports: Report[] = []
  const clock = { ms: 1_000_000 }
  const upstream: Upstream = {
    origin: 'https://api.example',
    name: `api-${crypto.randomUUID()}.example`,
    async fetch(request) {
      seen.push(request.clone())
      return answer(request)
    }
  }
  const now = () => clock.ms
  // A new isolate: empty memory, the same KV.
  const isolate = () => {
    const purges = createPurges({ kv: env.CACHE, now })
    const cache = createApiCache({ kv: env.CACHE, purges, now })
    return createGateway({
      upstream,
      appToken: 'secret',
      cache,
      now,

      random: () => 0.5,
      reporter: { report: report => void reports.push(report) }
    })
  }
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const settle = () => Promise.all(deferred.splice(0))
  return { seen, reports, clock, upstream, isolate, defer, settle }
}

/** A call for a section. */
export function get(path: string, extra: Partial<GatewayCall> = {}): GatewayCall {
  const query = new URLSearchParams()
  const { method = 'GET' } = extra
  const endpoint = findEndpoint(method, path)
  if (!endpoint) throw new Error(`No call ${method} ${path}`)
  return {
    endpoint,
    method,
    path,
    query,
    language: 'pt',
    session: null,
    timing: 'section',
    requestId: 'r1',
    ...extra
  }
}

export const silent = { report: () => {} }
export const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
export const menu = (label: string) => ({ menu: [{ id: 1, label, link: '/x' }] })
export const sleep = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
