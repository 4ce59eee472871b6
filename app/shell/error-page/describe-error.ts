import { isRouteErrorResponse } from 'react-router'

export interface ErrorView {
  status: number
  /** The server's own words, as plain text; '' when it said nothing that people should read. */
  message: string
}

const MAX_MESSAGE_LENGTH = 300

/** What may be told of an error: its status and the server's text. Never a stack, never the router's own messages. */
export function describeError(error: unknown): ErrorView {
  if (!isRouteErrorResponse(error)) return { status: NO_ANSWER.test(String(error)) ? 503 : 500, message: '' }
  return { status: error.status, message: readMessage(error.data) }
}

/** A client navigation that nobody answered, in the words of Chromium, Firefox, Safari, and React Router for half an answer. */
const NO_ANSWER = /fetch|network|load failed|decode/i

// Loaders throw `data({ message }, { status })`; a text alone comes from the router.
function readMessage(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('message' in data)) return ''
  return typeof data.message === 'string' ? data.message.trim().slice(0, MAX_MESSAGE_LENGTH) : ''
}
