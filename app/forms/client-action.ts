import { isRouteErrorResponse } from 'react-router'
import type { ApiFailure } from '../api/failure'

/** What a fetcher gets where the route's action gave no answer. */
export interface FailedSending {
  failure: ApiFailure
}

/** A form says by itself that it could not be sent. Without this the error page would replace the page and what was typed. */
export async function clientAction({ serverAction }: { serverAction: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return { failure: failureOf(error) } satisfies FailedSending
  }
}

function failureOf(error: unknown): ApiFailure {
  const none = { ok: false, kind: 'network', status: 0, message: '' } as const
  if (!isRouteErrorResponse(error)) return none
  // The edge refuses in plain words; anything else is a page.
  const isText = typeof error.data === 'string' && !error.data.includes('<')
  return { ...none, kind: 'http', status: error.status, message: isText ? error.data : '' }
}

/** Of what a fetcher got. */
export function isFailed(data: object): data is FailedSending {
  return 'failure' in data
}
