import type { ApiFailure } from './failure.ts'

export interface PageError {
  status: number
  message: string
}

/** Spec 8: the API's status. Without an answer 503 rather than 404, so that search engines do not drop the page. */
export function pageErrorOf({ kind, status, message }: ApiFailure): PageError {
  return { status: kind === 'http' ? status : 503, message }
}
