/** Milliseconds until the response headers must arrive, by what waits for them. */
export const TIMEOUT_MS = { page: 3_000, section: 2_000, action: 8_000 }
/** Milliseconds for the whole response of a read that a page waits for. Other calls have as long again for their body. */
export const BODY_TIMEOUT_MS = 5_000
export const MAX_BODY_BYTES = 2 * 1024 * 1024
