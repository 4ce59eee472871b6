/** Milliseconds until the headers of an answer must be there, by what waits for it. */
export const TIMEOUT_MS = { page: 3_000, section: 2_000, action: 8_000 }
/** The same for the whole answer of a read that a page waits for; others have as long again for their body. */
export const BODY_TIMEOUT_MS = 5_000
export const MAX_BODY_BYTES = 2 * 1024 * 1024
