import type { LanguageCode } from '../../app/i18n/language'
import type { Upstream } from '../upstream'
import type { ApiCache, CachedAnswer } from './api-cache'
import { cacheKey } from './cache-key'
import { logCall } from './log-call'
import { type CachePolicy, policyFor } from './policies'
import { askUpstream, type UpstreamAnswer } from './upstream-call'

export type Timing = 'page' | 'section' | 'action'

/** One call to the commerce API. `path` is below /api/v2/front/. */
export interface GatewayCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: URLSearchParams
  body?: unknown
  language: LanguageCode
  /** The shopper's session, or null for a call that belongs to nobody: only those are cached. */
  session: string | null
  timing: Timing
  requestId: string
  idempotencyKey?: string | null
  /** Address of the shopper; sent along with writes alone, for the API's limits. */
  clientAddress?: string | null
}

/** The answer, whatever its status. `status` 0: there was none, and `failure` says why. */
export interface GatewayAnswer extends UpstreamAnswer {
  cache: 'fresh' | 'stale' | 'miss' | 'none'
}

export interface Gateway {
  call(call: GatewayCall, defer: (work: Promise<unknown>) => void): Promise<GatewayAnswer>
}

interface GatewayOptions {
  upstream: Upstream
  appToken: string
  cache: ApiCache
  now: () => number
}

/** The one door to the commerce API, for loaders in process and for browsers over /api. */
export function createGateway({ upstream, appToken, cache, now }: GatewayOptions): Gateway {
  const refreshing = new Set<string>()
  const ask = async (call: GatewayCall) => {
    const startedMs = now()
    const answer = await askUpstream(call, { upstream, appToken })
    logCall(call, answer, now() - startedMs)
    return answer
  }

  return {
    async call(call, defer) {
      const policy = call.method === 'GET' ? policyFor(call.path, call.query) : null
      const key = policy && cacheKey({ ...call, upstream: upstream.name })
      if (!policy || !key) return { ...(await followUp(call, await ask(call), ask)), cache: 'none' }
      const anonymous = { ...call, session: null }
      const stored = await cache.read(key)
      const ageS = stored ? (now() - stored.storedAtMs) / 1000 : Number.POSITIVE_INFINITY
      if (stored && ageS < policy.freshS) return fromCache(stored, 'fresh')
      if (stored && ageS < policy.staleS) {
        defer(refresh(key, policy, anonymous))
        return fromCache(stored, 'stale')
      }
      const answer = await ask(anonymous)
      if (answer.status === 200) {
        defer(cache.write(key, answer.body, policy))
        return { ...answer, session: null, cache: 'miss' }
      }
      if (stored && ageS < policy.errorS && isOutage(answer)) return fromCache(stored, 'stale')
      return { ...answer, session: null, cache: 'miss' }
    }
  }

  async function refresh(key: string, policy: CachePolicy, call: GatewayCall): Promise<void> {
    if (refreshing.has(key)) return
    refreshing.add(key)
    try {
      const answer = await ask(call)
      if (answer.status === 200) await cache.write(key, answer.body, policy)
    } finally {
      refreshing.delete(key)
    }
  }
}

function fromCache(stored: CachedAnswer, state: 'fresh' | 'stale'): GatewayAnswer {
  return { status: 200, body: stored.body, session: null, failure: null, cache: state }
}

function isOutage(answer: UpstreamAnswer): boolean {
  return answer.failure !== null || answer.status >= 500 || answer.status === 429
}

type Ask = (call: GatewayCall) => Promise<UpstreamAnswer>

/** Spec 7: checkout/zipcode is called after any response of shipment/product, with the cep of that request. */
async function followUp(call: GatewayCall, answer: UpstreamAnswer, ask: Ask): Promise<UpstreamAnswer> {
  if (call.path !== 'shipment/product' || answer.failure) return answer
  const cep = readCep(call.body)
  if (!cep) return answer
  const session = answer.session ?? call.session
  const next = await ask({ ...call, path: 'checkout/zipcode', body: { cep }, session, idempotencyKey: null })
  return { ...answer, session: next.session ?? answer.session }
}

function readCep(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'cep' in body && typeof body.cep === 'string' ? body.cep : null
}
