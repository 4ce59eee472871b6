import type { GatewayCall, UpstreamAnswer } from './gateway-call'

/** Retries may be this share of the calls, so that they never double what already fails. */
const BUDGET = 0.1
/** Saved up at most: a quiet store may still repeat a few. */
const MAX_SAVED = 10
const MIN_DELAY_MS = 50
const MAX_DELAY_MS = 250
/** An API that asks for more patience than this is not asked again for this request. */
const MAX_RETRY_AFTER_S = 2

export interface Retry {
  /** Milliseconds to wait before the one repetition, or null when there is none. */
  delayMs(call: GatewayCall, answer: UpstreamAnswer): number | null
  /** Every call earns a part of a repetition. */
  earn(): void
}

/** One repetition of a read that met a broken connection or a gateway in trouble, with full jitter. */
export function createRetry(random: () => number): Retry {
  let saved = MAX_SAVED
  return {
    earn() {
      saved = Math.min(MAX_SAVED, saved + BUDGET)
    },
    delayMs({ method }, answer) {
      if (method !== 'GET' || !isPassing(answer) || saved < 1) return null
      const askedMs = readRetryAfterMs(answer.retryAfter)
      if (askedMs === null) return null
      saved -= 1
      return Math.max(askedMs, MIN_DELAY_MS + random() * (MAX_DELAY_MS - MIN_DELAY_MS))
    }
  }
}

/** A timeout is not repeated: the request has waited long enough. */
function isPassing({ status, failure }: UpstreamAnswer): boolean {
  return failure === 'network' || [502, 503, 504].includes(status)
}

/** 0 without one; null for one that is too long or no number of seconds. */
function readRetryAfterMs(text: string | undefined): number | null {
  if (text === undefined) return 0
  return /^\d+$/.test(text) && Number(text) <= MAX_RETRY_AFTER_S ? Number(text) * 1_000 : null
}
