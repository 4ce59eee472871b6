import type { GatewayCall, UpstreamAnswer } from './gateway-call.ts'

/** Maximum share of calls that are retries, so that retries cannot double the load of a failing API. */
const BUDGET = 0.1
const MAX_SAVED = 10
const MIN_DELAY_MS = 50
const MAX_DELAY_MS = 250
const MAX_RETRY_AFTER_S = 2

/** Retries a read once after a network error or 502, 503, 504, with full jitter. */
export function createRetry(random: () => number) {
  let saved = MAX_SAVED
  return {
    earn(): void {
      saved = Math.min(MAX_SAVED, saved + BUDGET)
    },
    delayMs({ method }: GatewayCall, answer: UpstreamAnswer): number | null {
      if (method !== 'GET' || !isPassing(answer) || saved < 1) return null
      const askedMs = readRetryAfterMs(answer.retryAfter)
      if (askedMs === null) return null
      saved -= 1
      return Math.max(askedMs, MIN_DELAY_MS + random() * (MAX_DELAY_MS - MIN_DELAY_MS))
    }
  }
}

/** A timeout is not retried, because the request has waited long enough. */
function isPassing({ status, failure }: UpstreamAnswer): boolean {
  return failure === 'network' || [502, 503, 504].includes(status)
}

/** 0 without the header; null when it is too long or is not a number of seconds. */
function readRetryAfterMs(text = '0'): number | null {
  return /^\d+$/.test(text) && Number(text) <= MAX_RETRY_AFTER_S ? Number(text) * 1_000 : null
}
