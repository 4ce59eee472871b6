import { useSyncExternalStore } from 'react'
import { useRouteError } from 'react-router'
import { failureHere, watchFailures } from '../../api/failed-calls.browser.ts'

/** Spec 8: with the query `debug`, a failed call of the browser shows the error page through the root's error boundary. */
export function DebuggedCalls() {
  const failure = useSyncExternalStore(watchFailures, failureHere)
  const shown = useRouteError()
  if (failure && !shown) throw errorResponse(failure.status, failure.message)
  return null
}

function errorResponse(status: number, message: string) {
  return Object.assign(new Error(message), { status, statusText: '', internal: false, data: { message } })
}
