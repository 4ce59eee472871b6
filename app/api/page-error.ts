import type { ApiFailure } from './failure.ts'

/** Data of the error page. `message` is the API's text, or empty. */
export interface PageError {
  status: number
  message: string
}

/**
 * Spec 8: the error page has the HTTP status and the server's text. Without a response, or when the API is down, the
 * status is 503 rather than the spec's 404, so that an outage does not remove pages from search engines.
 */
export function pageErrorOf({ kind, status, message }: ApiFailure): PageError {
  return { status: kind === 'http' && status < 500 ? status : 503, message }
}
