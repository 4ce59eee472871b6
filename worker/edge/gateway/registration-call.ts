import type { Defer } from '../reports/reporter.ts'
import type { EdgeOptions } from '../types.ts'
import { callOf } from './match-endpoint.ts'
import { callUpstream } from './upstream-call.ts'

const HOUR_MS = 3_600_000
/** Without an answer, the API is asked again after this time. */
const UNKNOWN_MS = 60_000
const KEPT_S = 86_400

/** Statuses of an API that does not know the call. */
const NO_SUCH_CALL = [404, 405, 501]
/** Statuses that say nothing about the call: the token is wrong, or there are too many calls. */
const SAYS_NOTHING = [401, 403, 429]

interface Caller {
  kv: KVNamespace
  requestId: string
  defer: Defer
}

/** Whether a real API has `POST checkout/register`, an extension of the contract: decision 008. */
export function createRegistrationCall({ config, upstream }: Pick<EdgeOptions, 'config' | 'upstream'>, now = Date.now) {
  const key = `registration:${upstream.name}`
  let known = { hasCall: true, untilMs: 0 }

  return async function hasRegistrationCall(caller: Caller, again = false): Promise<boolean> {
    if (now() < known.untilMs && !again) return known.hasCall
    const stored = again ? null : await caller.kv.get(key).catch(() => null)
    const answer = stored ? stored === 'yes' : await ask(caller)
    if (answer !== null && !stored) caller.defer(keep(caller, answer))
    // Without an answer the form stays: most outages end before it is filled in.
    known = { hasCall: answer ?? true, untilMs: now() + (answer === null ? UNKNOWN_MS : HOUR_MS) }
    return known.hasCall
  }

  function keep({ kv }: Caller, hasCall: boolean): Promise<void> {
    return kv.put(key, hasCall ? 'yes' : 'no', { expirationTtl: KEPT_S }).catch(() => {})
  }

  /** An empty body is no customer, so an API that has the call refuses it. Null: no answer to the question. */
  async function ask({ requestId }: Caller): Promise<boolean | null> {
    const rest = { body: {}, language: 'pt', session: null, timing: 'section', requestId } as const
    const call = { ...callOf('POST checkout/register'), ...rest }
    const { failure, status } = await callUpstream(call, { upstream, appToken: config.appToken })
    if (NO_SUCH_CALL.includes(status)) return false
    return failure !== null || status >= 500 || SAYS_NOTHING.includes(status) ? null : true
  }
}
