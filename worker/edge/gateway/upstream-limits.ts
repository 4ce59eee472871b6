/**
 * Milliseconds until the response headers must arrive, by what waits for them. Slow is not down: only what the page
 * could not show any more is given up (a page's stream ends after five seconds). Spec 8: over SLOW_CALL_MS it is reported.
 */
export const TIMEOUT_MS = { page: 10_000, section: 5_000, action: 10_000 }
/** The same for the whole response. */
export const WHOLE_TIMEOUT_MS = { page: 12_000, section: 5_000, action: 15_000 }
export const SLOW_CALL_MS = 3_000
export const MAX_BODY_BYTES = 2 * 1024 * 1024
