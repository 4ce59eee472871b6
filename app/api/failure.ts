export type ApiFailure = {
  ok: false
  kind: 'network' | 'timeout' | 'http' | 'shape'
  /** 0 without a response. */
  status: number
  message: string
  /** What is wrong with each field of a form (422), by its name in the request. */
  fields?: Record<string, string>
  /** Seconds until a retry, when the server sends them. */
  retryAfterS?: number
}
export type ApiResult<T> = { ok: true; data: T } | ApiFailure
export type Loaded<Page> = ({ ok: true } & Page) | ApiFailure

export function isOutage({ kind, status }: ApiFailure): boolean {
  return kind !== 'shape' && (kind !== 'http' || status >= 500 || status === 429)
}

export function refusal(status: number, message = ''): ApiFailure {
  return { ok: false, kind: 'http', status, message }
}

const REFUSALS = [400, 409, 422]

export function isRefusal({ kind, status, message }: ApiFailure): boolean {
  return kind === 'http' && REFUSALS.includes(status) && message !== ''
}

export function failureOf(error: unknown): ApiFailure {
  const timedOut = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return { ok: false, kind: timedOut ? 'timeout' : 'network', status: 0, message: '' }
}
