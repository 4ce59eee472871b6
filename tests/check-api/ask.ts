import { type Answered, createAsk, type Limits } from '../checks/ask.ts'
import { type Exchange, exchange, type Request } from './exchange.ts'

export type Answer = Answered<Exchange>
export type Ask = (request: Request) => Promise<Answer>

/** `answerMs` exceeds the timeouts of the store, to report how slow the API is. */
export const LIMITS: Limits = { calls: 160, totalMs: 60_000, answerMs: 10_000, retryMs: 5_000 }

/** Calls the API within the limits. */
export function createApiAsk(to: { origin: string; token: string }, limits = LIMITS): Ask {
  const api = { ...to, cookies: new Map<string, string>() }
  return createAsk((request, signal) => exchange(request, api, signal), NOTHING, limits)
}

const NOTHING: Exchange = {
  status: 0,
  headMs: 0,
  ms: 0,
  contentType: '',
  location: '',
  retryAfter: null,
  text: '',
  body: undefined,
  tooLarge: false,
  session: null
}
