import type { Method, Validity } from '../../../app/contract/endpoints.ts'
import type { LanguageCode } from '../../../app/i18n/language.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import type { KvReads } from './kv-reads.ts'
import type { Endpoint } from './match-endpoint.ts'

export interface GatewayCall {
  endpoint: Endpoint
  method: Method
  path: string
  query: URLSearchParams
  body?: unknown
  language: LanguageCode
  /** Null for calls that are the same for every shopper; only those are cached. */
  session: string | null
  timing: 'page' | 'section' | 'action'
  requestId: string
  idempotencyKey?: string | null
  /** Turnstile's token of a form. */
  proof?: string | undefined
  /** Asks for ids only. This extension is sent to the embedded backend alone. */
  minimal?: boolean
  /** A call from a loader, so its names are the store's. Browsers may invent names. */
  own?: boolean
  concurrencyLimit?: ConcurrencyLimit
  /** Does work when the request has no call under way: its connections are few. Without it, at once. */
  whenIdle?: (work: () => Promise<void>) => void
  reads?: KvReads
  /** Where the gateway notes how long the call took. */
  times?: TimedCall[]
  /** The shopper's IP address. It is forwarded with writes only, for the API's own rate limits. */
  clientAddress?: string | null
  /** The age in years that the shopper confirmed. */
  declaredAge?: number
  /** The age that the store's verifier knows. This extension is sent to the embedded backend alone. */
  verifiedAge?: number
}

/** For `Server-Timing` and traces. */
export interface TimedCall {
  path: string
  startedAtMs: number
  ms: number
  cache: string
  ageS: number
}

/** `status` is 0 and `failure` is set when there was no usable answer. */
export interface UpstreamAnswer {
  status: number
  body: unknown
  session: string | null
  failure: 'network' | 'timeout' | 'shape' | null
  /** The `Retry-After` header: seconds or a date. */
  retryAfter?: string
  /** Of a body that was compared with its schema. */
  validity?: Exclude<Validity, 'invalid'>
}

export interface GatewayAnswer extends UpstreamAnswer {
  /** Body of a successful checkout/zipcode call that followed a shipping call. */
  zipcode?: unknown
  cache: 'fresh' | 'stale' | 'miss' | 'none'
  source: Source | null
  ageS: number
}

/** A cached answer that a page is made of. */
export interface Source {
  key: string
  /** When its call began. */
  askedAtMs: number
}

export const NOT_CACHED = { cache: 'none', source: null, ageS: 0 } as const

/** A refusal by the store itself. */
export function refusal(status: number, error: string): GatewayAnswer {
  return { status, body: { error }, session: null, failure: null, ...NOT_CACHED }
}
