import type { Validity } from '../../../app/contract/endpoints'
import type { LanguageCode } from '../../../app/i18n/language'
import type { ConcurrencyLimit } from './concurrency-limit'
import type { KvReads } from './kv-reads'
import type { Endpoint } from './match-endpoint'

export type Timing = 'page' | 'section' | 'action'

/** One call to the commerce API. `path` is below /api/v2/front/. */
export interface GatewayCall {
  endpoint: Endpoint
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: URLSearchParams
  body?: unknown
  language: LanguageCode
  /** The shopper's session. Null for a call that is the same for every shopper: only those are cached. */
  session: string | null
  timing: Timing
  requestId: string
  idempotencyKey?: string | null
  /** Asks for ids alone: an extension that only the embedded backend gets. */
  minimal?: boolean
  /** A page's own call: its names are the store's. A browser may invent names. */
  own?: boolean
  /** Shared by the calls of one request. */
  concurrencyLimit?: ConcurrencyLimit
  /** Shared by the calls of one request: simultaneous reads of KV are one operation. */
  reads?: KvReads
  /** Address of the shopper; sent along with writes alone, for the API's limits. */
  clientAddress?: string | null
}

/** An answer to a cached read. A body that is invalid counts as no answer, failure 'shape'. */
export interface ValidatedAnswer extends UpstreamAnswer {
  validity?: Exclude<Validity, 'invalid'>
}

/** `session`: the PHPSESSID that the API set. `status` is 0, with a `failure`, when there was no usable answer. */
export interface UpstreamAnswer {
  status: number
  body: unknown
  session: string | null
  failure: 'network' | 'timeout' | 'shape' | null
  /** What `Retry-After` said: seconds or a date. */
  retryAfter?: string
}

export interface PersonalAnswer extends UpstreamAnswer {
  /** Body of the successful checkout/zipcode that followed a calculation of shipping. */
  zipcode?: unknown
}

/** The answer, whatever its status. `status` 0: there was none, and `failure` says why. */
export interface GatewayAnswer extends PersonalAnswer {
  cache: 'fresh' | 'stale' | 'miss' | 'none'
  /** What of it is in the cache; null for what is never cached. */
  source: Source | null
  /** Seconds since it was stored; 0 for what was just asked. */
  ageS: number
}

/** Where an answer that may be cached came from. */
export interface Source {
  key: string
  /** When its call began. */
  askedAtMs: number
  /** Until when it may be shown while a newer one is fetched. */
  staleAtMs: number
  /** Whether KV holds it: what is remembered by one isolate alone may be gone without anybody having purged it. */
  isStored: boolean
}

/** The answer to a path that no row of the table fits. */
export const NO_SUCH_CALL: GatewayAnswer = {
  status: 404,
  body: { error: 'Não encontrado' },
  session: null,
  failure: null,
  cache: 'none',
  source: null,
  ageS: 0
}
