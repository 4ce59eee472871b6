import { isRouteErrorResponse } from 'react-router'

export interface ErrorView {
  status: number
  message: string
}

const MAX_MESSAGE_LENGTH = 300

export function describeError(error: unknown): ErrorView {
  if (!isRouteErrorResponse(error)) return { status: NO_ANSWER.test(String(error)) ? 503 : 500, message: '' }
  return { status: error.status, message: readMessage(error.data) }
}

/** Messages of a failed client navigation in Chromium, Firefox and Safari, and in React Router for a truncated response. */
const NO_ANSWER = /fetch|network|load failed|decode/i

// Loaders throw `data({ message }, { status })`; a plain string comes from the router.
function readMessage(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('message' in data)) return ''
  return typeof data.message === 'string' ? data.message.trim().slice(0, MAX_MESSAGE_LENGTH) : ''
}
