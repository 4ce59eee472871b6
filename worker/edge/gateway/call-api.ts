import type { Upstream } from '../../upstream'
import type { Defer, Reporter } from '../reports/reporter'
import { createBreakers } from './breakers'
import { callReport } from './call-report'
import { type CallStats, createCallStats } from './call-stats'
import type { GatewayCall, UpstreamAnswer, ValidatedAnswer } from './gateway-call'
import { createRetry } from './retry'
import { runAtOnce } from './slots'
import { askUpstream } from './upstream-call'

/** What an answer is for. */
export interface Use {
  /** It is to be cached: its body must fit the contract. */
  validates?: boolean
  /** Age in seconds of what is served when this fails. */
  heldAgeS?: number
}

export interface ApiAsker {
  /** Never rejects. */
  ask(call: GatewayCall, defer: Defer, use?: Use): Promise<ValidatedAnswer>
  /** Whether such calls are left alone just now. */
  isLeftAlone(call: GatewayCall): boolean
  /** How the API did in the last five minutes, as this isolate saw it. */
  health(): ReturnType<CallStats['read']> & { open: string[] }
}

interface ApiAskerOptions {
  upstream: Upstream
  appToken: string
  now: () => number
  random: () => number
  reporter: Pick<Reporter, 'report'>
}

/** Asks the API: six calls of a request at a time, a failed read once more, and not at all what keeps failing (decision 015). */
export function createApiAsker({ upstream, appToken, now, random, reporter }: ApiAskerOptions): ApiAsker {
  const retry = createRetry(random)
  const stats = createCallStats(now)
  const breakers = createBreakers(now)

  async function askOnce(call: GatewayCall, defer: Defer, use: Use): Promise<ValidatedAnswer> {
    const { slots = runAtOnce, timing } = call
    const askNow = async () => {
      const startedMs = now()
      const answer = await askUpstream(call, { upstream, appToken })
      return { answer: validated(call, answer, use), ms: now() - startedMs }
    }
    const { answer, ms } = await slots(askNow, timing === 'page')
    breakers.record(call, !isOutage(answer))
    stats.record(ms, isOutage(answer) || isRefused(call, answer))
    const report = callReport(call, answer, ms, use.heldAgeS)
    if (report) reporter.report(report, defer)
    return answer
  }

  return {
    async ask(call, defer, use = {}) {
      if (!breakers.allows(call)) return LEFT_ALONE
      const answer = await askOnce(call, defer, use)
      retry.earn()
      const delayMs = retry.delayMs(call, answer)
      if (delayMs === null || !breakers.allows(call)) return answer
      await new Promise(resolve => setTimeout(resolve, delayMs))
      return askOnce(call, defer, use)
    },
    isLeftAlone: breakers.isOpen,
    health: () => ({ ...stats.read(), open: breakers.open() })
  }
}

/** What a caller gets while the API is left alone. */
const LEFT_ALONE: UpstreamAnswer = {
  status: 0,
  body: undefined,
  session: null,
  failure: 'network',
  retryAfter: '10'
}

function validated({ endpoint }: GatewayCall, answer: UpstreamAnswer, { validates }: Use): ValidatedAnswer {
  if (!validates || !endpoint.cache || answer.status !== 200) return answer
  const validity = endpoint.cache.validate(answer.body)
  return validity === 'invalid' ? { ...answer, status: 0, body: undefined, failure: 'shape' } : { ...answer, validity }
}

/** A read that belongs to nobody is refused for one reason: the token. */
function isRefused({ method, session }: GatewayCall, { status }: UpstreamAnswer): boolean {
  return method === 'GET' && session === null && (status === 401 || status === 403)
}

function isOutage(answer: UpstreamAnswer): boolean {
  return answer.failure !== null || answer.status >= 500
}
