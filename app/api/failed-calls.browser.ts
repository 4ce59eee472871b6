import type { ApiCall } from './client.ts'
import type { ApiFailure } from './failure.ts'
import { type PageError, pageErrorOf } from './page-error.ts'

let failed: { error: PageError; address: string } | null = null
const listeners = new Set<() => void>()

/** Spec 8, `debug`: the first call that failed on this address is remembered. */
export function noteFailure(call: ApiCall, failure: ApiFailure): void {
  if (isExpected(call, failure) || failureHere()) return
  failed = { error: pageErrorOf(failure), address: location.href }
  for (const listener of listeners) listener()
}

export function watchFailures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function failureHere(): PageError | null {
  return failed?.address === location.href ? failed.error : null
}

/** A visitor's 401 is not a failure. Forms and buttons show refusals themselves. */
function isExpected({ method }: ApiCall, { status }: ApiFailure): boolean {
  return status === 401 || (method !== 'GET' && status >= 400 && status < 500)
}
