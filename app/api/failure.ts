/** An expected outcome as a value. `message` is the server's own text, '' when it said nothing. */
export type ApiFailure = {
  ok: false
  kind: 'network' | 'timeout' | 'http' | 'shape'
  /** 0 when no response came. */
  status: number
  message: string
  /** What is wrong with each field of a form (422), by its name in the request. */
  fields?: Record<string, string>
  /** Seconds after which it may be tried again, where the server says so. */
  retryAfterS?: number
}
export type ApiResult<T> = { ok: true; data: T } | ApiFailure

const REFUSALS = [400, 409, 422]

/** The server says in words why it does not take what was asked for. Any other failure may be the call's alone. */
export function isRefusal({ kind, status, message }: ApiFailure): boolean {
  return kind === 'http' && REFUSALS.includes(status) && message !== ''
}

/** What both transports make of a fetch that was thrown out of. */
export function failureOf(error: unknown): ApiFailure {
  const timedOut = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return { ok: false, kind: timedOut ? 'timeout' : 'network', status: 0, message: '' }
}
