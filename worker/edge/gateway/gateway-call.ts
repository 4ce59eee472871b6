import type { Validity } from '../../../app/contract/endpoints'
import type { LanguageCode } from '../../../app/i18n/language'
import type { ConcurrencyLimit } from './concurrency-limit'
import type { KvReads } from './kv-reads'
import type { Endpoint } from './match-endpoint'

type Timing = 'page' | 'section' | 'action'

/** One call to the commerce API. `path` is below /api/v2/front/. */
export interface GatewayCall {
  endpoint: Endpoint
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: URLSearchParams
  body?: unknown
  language: LanguageCode
  /** The shopper's session. Null for calls that are the same for every shopper; only those are cached. */
  session: string | null
  timing: Timing
  requestId: string
  idempotencyKey?: string | null
  /** Asks for ids only. This extension is sent to the embedded backend alone. */
  minimal?: boolean
  /** A call from a loader, so its names are the store's. Browsers may invent names. */
  own?: boolean
  /** Shared by the calls of one request. */
  concurrencyLimit?: ConcurrencyLimit
  /** Shared by the calls of one request, to batch simultaneous KV reads. */
  reads?: KvReads
  /** The shopper's IP address. It is forwarded with writes only, for the API's own rate limits. */
  clientAddress?: string | null
}

/** An answer to a cached read. An invalid body has `failure` 'shape'. */
export interface ValidatedAnswer extends UpstreamAnswer {
  validity?: Exclude<Validity, 'invalid'>
}

/** `session` is the PHPSESSID that the API set. `status` is 0 and `failure` is set when there was no usable answer. */
export interface UpstreamAnswer {
  status: number
  body: unknown
  session: string | null
  failure: 'network' | 'timeout' | 'shape' | null
  /** The `Retry-After` header: seconds or a date. */
  retryAfter?: string
}

export interface PersonalAnswer extends UpstreamAnswer {
  /** Body of a successful checkout/zipcode call that followed a shipping call. */
  zipcode?: unknown
}

/** An answer of any status. `status` 0 means that there was none; `failure` gives the reason. */
export interface GatewayAnswer extends PersonalAnswer {
  cache: 'fresh' | 'stale' | 'miss' | 'none'
  /** The cache entry. Null for calls that are never cached. */
  source: Source | null
  /** Seconds since it was stored; 0 for a new answer. */
  ageS: number
}

/** Where a cacheable answer came from. */
export interface Source {
  key: string
  /** When its call began. */
  askedAtMs: number
  /** Until when it may be served while it is revalidated. */
  staleAtMs: number
  /** Whether KV holds it. An answer held only in memory can disappear without a purge. */
  isStored: boolean
}

/** The answer to a path that matches no endpoint. */
export const NO_SUCH_CALL: GatewayAnswer = {
  status: 404,
  body: { error: 'Não encontrado' },
  session: null,
  failure: null,
  cache: 'none',
  source: null,
  ageS: 0
}
