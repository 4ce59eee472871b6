import type { Report } from '../reports/reporter'
import type { GatewayCall, UpstreamAnswer } from './gateway-call'

/** Spec 8 and 9: a call that takes longer is told of. */
const SLOW_CALL_MS = 3_000

/**
 * Spec 8: failed and slow calls are reported, a 404 never. Nothing of the query or the body, which hold what people typed.
 * `servedAgeS`: seconds, of what was served instead where something was.
 */
export function callReport(
  { method, path, requestId }: Pick<GatewayCall, 'method' | 'path' | 'requestId'>,
  answer: UpstreamAnswer,
  ms: number,
  servedAgeS?: number
): Report | null {
  const { status, failure } = answer
  const failed = status !== 404 && (failure !== null || status >= 400)
  if (!failed && ms <= SLOW_CALL_MS) return null
  const event = failed ? 'call-failure' : 'slow-call'
  return {
    event,
    id: requestId,
    message: `${method} ${path}: ${failure ?? status}`,
    facts: {
      method,
      path,
      status,
      failure,
      ms,
      ...(servedAgeS !== undefined && { servedAgeS: Math.round(servedAgeS) })
    }
  }
}
