import type { CachePolicy } from '../../../app/contract/cache-policies.ts'
import type { Validity } from '../../../app/contract/endpoints.ts'
import type { Defer } from '../reports/reporter.ts'
import type { ApiCache, CachedAnswer } from './api-cache.ts'
import { cacheKey } from './cache-key.ts'
import { type ApiCallerOptions, createApiCaller } from './call-api.ts'
import { type GatewayAnswer, type GatewayCall, NOT_CACHED, type UpstreamAnswer } from './gateway-call.ts'
import { cachingOf, callOf, isKnownName } from './match-endpoint.ts'
import { createFlights } from './single-flight.ts'
import { noAnswer } from './upstream-call.ts'
import { TIMEOUT_MS } from './upstream-limits.ts'

export type Gateway = ReturnType<typeof createGateway>

const NOT_FOUND_MS = 60_000
const SHORTLY_MS = 10_000

/** The only way to the commerce API: loaders call it in process, browsers over /api. */
export function createGateway({ cache, ...options }: ApiCallerOptions & { cache: ApiCache }) {
  const { upstream, now } = options
  const api = createApiCaller(options)
  const flights = createFlights<Filled>(now)

  return {
    async call(call: GatewayCall, defer: Defer): Promise<GatewayAnswer> {
      const startedAtMs = now()
      const answer = await answerCall(call, defer)
      const { cache, ageS } = answer
      call.times?.push({ path: call.path, startedAtMs, ms: now() - startedAtMs, cache, ageS })
      return answer
    },
    health: api.health
  }

  async function answerCall(call: GatewayCall, defer: Defer): Promise<GatewayAnswer> {
    const caching = cachingOf(call.endpoint, call.path, call.query)
    const plain = caching && { ...call, query: caching.query, session: null }
    const key = plain && cacheKey(upstream.name, plain)
    return key ? callCached(plain, caching.policy, key, defer) : callPersonally(call, defer)
  }

  /** Spec 7: after a shipping call, posts the CEP to checkout/zipcode and adds the answer as `zipcode`. */
  async function callPersonally(call: GatewayCall, defer: Defer): Promise<GatewayAnswer> {
    const answer = { ...(await api.callApi(call, defer)), ...NOT_CACHED }
    const path = call.endpoint.followedBy
    const cep = readCep(call.body)
    if (!path || !cep || answer.failure) return answer
    const session = answer.session ?? call.session
    const zipcode = { ...call, ...callOf(`POST ${path}`), body: { cep }, session, idempotencyKey: null }
    const next = await api.callApi(zipcode, defer)
    const isStored = next.failure === null && next.status >= 200 && next.status < 300
    return { ...answer, session: next.session ?? answer.session, ...(isStored && { zipcode: next.body }) }
  }

  async function callCached(call: GatewayCall, policy: CachePolicy, key: string, defer: Defer): Promise<GatewayAnswer> {
    const stored = await cache.read(key, call.reads)
    const held: HeldAnswer | null = stored && { ...stored, key, ageS: (now() - stored.storedAtMs) / 1000 }
    const age = held ? held.ageS * held.jitter : Number.POSITIVE_INFINITY
    const fill = () => fillCache(key, policy, call, held, defer)
    if (held && (age < policy.freshS || held.status === 404)) return fromCache(held, 'fresh')
    // While calls fail, an older answer is served at once too. The call in the background probes the API.
    if (held && (age < policy.staleS || (held.ageS < policy.errorS && api.isFailing(call)))) {
      flights.behind(key, fill, defer)
      return fromCache(held, 'stale')
    }
    const share = () => flights.share(key, TIMEOUT_MS[call.timing], fill, defer)
    const answer = (await share()) ?? (await share()) ?? TOO_LATE
    if (held && held.ageS < policy.errorS && !isSound(answer)) return fromCache(held, 'stale')
    const { askedAtMs, ...shown } = answer
    return { ...shown, session: null, cache: 'miss', source: { key, askedAtMs }, ageS: 0 }
  }

  async function fillCache(
    key: string,
    policy: CachePolicy,
    call: GatewayCall,
    held: HeldAnswer | null,
    defer: Defer
  ): Promise<Filled> {
    const askedAtMs = now()
    const { validity = null, ...answer } = await api.callApi(call, defer, { validates: true, heldAgeS: held?.ageS })
    const entry = { body: answer.body ?? null, askedAtMs, storedAtMs: now() }
    if (validity && isWorthCaching(call, validity)) {
      const write = cache.write(key, { ...entry, status: 200 }, policy)
      if (call.whenIdle) call.whenIdle(write)
      else defer(write())
    } else if (validity) cache.remember(key, { ...entry, status: 200 }, SHORTLY_MS)
    else if (answer.status === 404 && (isSound(answer) || !held)) {
      if (held) defer(cache.drop(key))
      cache.remember(key, { ...entry, status: 404 }, NOT_FOUND_MS)
    }
    return { ...answer, askedAtMs }
  }
}

function readCep(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'cep' in body && typeof body.cep === 'string' ? body.cep : null
}

interface Filled extends UpstreamAnswer {
  askedAtMs: number
}

const TOO_LATE: Filled = { ...noAnswer('timeout'), askedAtMs: 0 }

interface HeldAnswer extends CachedAnswer {
  key: string
  ageS: number
}

function fromCache({ key, status, body, askedAtMs, ageS }: HeldAnswer, cache: 'fresh' | 'stale'): GatewayAnswer {
  return { status, body, session: null, failure: null, cache, source: { key, askedAtMs }, ageS }
}

/** Unknown names are never cached in KV, nor are empty answers, except those of a page's own sections. */
function isWorthCaching({ own = false, endpoint, path }: GatewayCall, validity: Validity): boolean {
  return validity === 'full' ? own || isKnownName(endpoint, path) : own && !path.startsWith('url/')
}

/** Whether it may replace a cached answer. A 404 counts when the API sent it as JSON, not when a proxy in front of it did. */
function isSound({ failure, status, body }: UpstreamAnswer): boolean {
  return failure === null && ((status >= 200 && status < 300) || (status === 404 && body !== undefined))
}
