import type { Report } from '../reports/reporter.ts'
import type { GatewayCall, UpstreamAnswer } from './gateway-call.ts'
import { SLOW_CALL_MS } from './upstream-limits.ts'

/** Spec 8: reports failed and slow calls, but no 404, without the query and the body, which hold what people typed. */
export function callReport(
  { method, path, requestId, own = false }: Pick<GatewayCall, 'method' | 'path' | 'requestId' | 'own'>,
  answer: UpstreamAnswer,
  ms: number,
  servedAgeS?: number
): Report | null {
  const { status, failure } = answer
  const failed = status !== 404 && (failure !== null || status >= 400)
  if (!failed && ms <= SLOW_CALL_MS) return null
  const served = servedAgeS === undefined ? null : { servedAgeS: Math.round(servedAgeS) }
  return {
    event: failed ? 'call-failure' : 'slow-call',
    id: requestId,
    message: `${method} ${path}: ${failure ?? status}`,
    // Anybody can send what an API refuses.
    isProvoked: status >= 400 && status < 500 && (method !== 'GET' || !own),
    facts: { method, path, status, failure, ms, ...served }
  }
}
