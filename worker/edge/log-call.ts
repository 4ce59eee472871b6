import type { GatewayCall } from './gateway'
import type { UpstreamAnswer } from './upstream-call'

/** Spec 8 and 9: a call that takes longer is told of. */
const SLOW_CALL_MS = 3_000

/** Spec 8: failed and slow calls are logged, a 404 never. Nothing of the query or the body, which hold what people typed. */
export function logCall({ method, path, requestId }: GatewayCall, answer: UpstreamAnswer, ms: number): void {
  const { status, failure } = answer
  const failed = status !== 404 && (failure !== null || status >= 400)
  if (!failed && ms <= SLOW_CALL_MS) return
  console.warn(
    JSON.stringify({ event: failed ? 'call-failure' : 'slow-call', id: requestId, method, path, status, failure, ms })
  )
}
