import type { Defer, Reporter } from '../reports/reporter.ts'
import { createBreakers } from './breakers.ts'
import { callReport } from './call-report.ts'
import { createCallStats } from './call-stats.ts'
import { unlimited } from './concurrency-limit.ts'
import type { GatewayCall, UpstreamAnswer } from './gateway-call.ts'
import { createRetry } from './retry.ts'
import { callUpstream, noAnswer, type UpstreamCallOptions } from './upstream-call.ts'

interface CallUse {
  /** The answer is to be cached, so its body must match the schema. */
  validates?: boolean
  /** Age in seconds of the answer that is served if this call fails. */
  heldAgeS?: number
}

export interface ApiCallerOptions extends UpstreamCallOptions {
  now: () => number
  random?: () => number
  reporter: Pick<Reporter, 'report'>
}

/** Calls the API with a concurrency limit, one retry of a failed read, and circuit breakers (decision 002). */
export function createApiCaller(options: ApiCallerOptions) {
  const { now, random = Math.random, reporter } = options
  const retry = createRetry(random)
  const stats = createCallStats(now)
  const breakers = createBreakers(now)

  async function callOnce(call: GatewayCall, defer: Defer, use: CallUse): Promise<UpstreamAnswer> {
    const { concurrencyLimit = unlimited, timing } = call
    const callNow = async () => {
      const startedMs = now()
      const answer = await callUpstream(call, options)
      return { answer: validated(call, answer, use), ms: now() - startedMs }
    }
    const { answer, ms } = await concurrencyLimit(callNow, timing === 'page')
    breakers.record(call, !isOutage(call, answer))
    stats.record(ms, answer.failure !== null || answer.status >= 500 || isRefused(call, answer))
    const report = callReport(call, answer, ms, use.heldAgeS)
    if (report) reporter.report(report, defer)
    return answer
  }

  return {
    /** Never rejects. */
    async callApi(call: GatewayCall, defer: Defer, use: CallUse = {}): Promise<UpstreamAnswer> {
      if (!breakers.allows(call)) return OPEN_CIRCUIT
      const answer = await callOnce(call, defer, use)
      retry.earn()
      const delayMs = retry.delayMs(call, answer)
      if (delayMs === null || !breakers.allows(call)) return answer
      await new Promise(resolve => setTimeout(resolve, delayMs))
      return callOnce(call, defer, use)
    },
    isFailing: breakers.isFailing,
    health: () => ({ ...stats.read(), open: breakers.open() })
  }
}

const OPEN_CIRCUIT: UpstreamAnswer = { ...noAnswer('network'), retryAfter: '10' }

function validated({ endpoint }: GatewayCall, answer: UpstreamAnswer, { validates }: CallUse): UpstreamAnswer {
  if (!validates || !endpoint.cache || answer.status !== 200) return answer
  const validity = endpoint.cache.validate(answer.body)
  return validity === 'invalid' ? { ...answer, status: 0, body: undefined, failure: 'shape' } : { ...answer, validity }
}

/** A read without a session is refused only when the app token is wrong. */
function isRefused({ method, session }: GatewayCall, { status }: UpstreamAnswer): boolean {
  return method === 'GET' && session === null && (status === 401 || status === 403)
}

/** What no caller can provoke. A body can make the API throw (500) or answer with something else than JSON; a read has none. */
function isOutage({ method }: GatewayCall, { failure, status }: UpstreamAnswer): boolean {
  if (failure === 'shape') return method === 'GET'
  return failure !== null || (status >= 502 && status <= 504)
}
