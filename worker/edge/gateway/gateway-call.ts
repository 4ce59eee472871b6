import type { Validity } from '../../../app/contract/endpoints'
import type { LanguageCode } from '../../../app/i18n/language'
import type { KvReads } from './kv-reads'
import type { Endpoint } from './match-endpoint'
import type { Slots } from './slots'

export type Timing = 'page' | 'section' | 'action'

/** One call to the commerce API. `path` is below /api/v2/front/. */
export interface GatewayCall {
  endpoint: Endpoint
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
  /** Asks for ids alone: an extension that only the embedded backend gets. */
  minimal?: boolean
  /** A page's own call. The names in those are the store's, where a browser may invent some. */
  own?: boolean
  /** Of the request that makes the call: how many of its calls go out at once. */
  slots?: Slots
  /** Of the same request: what it reads of the cache at the same time is one operation. */
  reads?: KvReads
  /** Address of the shopper; sent along with writes alone, for the API's limits. */
  clientAddress?: string | null
}

/** An answer to a cached read. A body that is invalid counts as no answer, failure 'shape'. */
export interface ValidatedAnswer extends UpstreamAnswer {
  validity?: Exclude<Validity, 'invalid'>
}

/** What came back. `session` is the PHPSESSID that the API set, if any. `status` 0 and `failure` when nothing usable did. */
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
