import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Gateway } from '../gateway/gateway'
import type { GatewayAnswer, GatewayCall } from '../gateway/gateway-call'
import type { Reporter } from '../reports/reporter'
import type { EdgeEnv, TimedCall } from '../types'

const MAX_SHOWN = 40

type Traces = Pick<Reporter, 'trace' | 'isTraced'>

/** Reports what the request waited for until its headers were sent: each call with its time, cache state and age. */
export function serverTiming({ now, reporter }: { now: () => number; reporter: Traces }) {
  return createMiddleware<EdgeEnv>(async function tellTimes(c, next) {
    const startedAtMs = now()
    c.set('calls', [])
    await next()
    const calls = c.get('calls').slice(0, MAX_SHOWN).map(entry)
    // `c.header` creates a mutable response: the headers of a fetched one are immutable, and later middleware adds its own.
    c.header('server-timing', [`total;dur=${now() - startedAtMs}`, ...calls].join(', '))
    if (!reporter.isTraced()) return
    const { status } = c.res
    const facts = { id: c.get('requestId'), name: `${c.req.method} ${c.req.path}`, startedAtMs, status }
    const trace = () =>
      reporter.trace({ ...facts, endedAtMs: now(), calls: c.get('calls') }, work => c.executionCtx.waitUntil(work))
    if (c.res.body) c.res = new Response(c.res.body.pipeThrough(atEnd(trace)), c.res)
    else trace()
  })
}

/** Runs at the end of the body, because a streamed page makes calls until then. */
function atEnd(tell: () => void): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({ flush: tell })
}

/** Makes a call and records it for this request. */
export async function callTimed(c: Context<EdgeEnv>, gateway: Gateway, call: GatewayCall): Promise<GatewayAnswer> {
  const startedAtMs = Date.now()
  const answer = await gateway.call(call, work => c.executionCtx.waitUntil(work))
  const { cache, ageS } = answer
  c.get('calls').push({ path: call.path, startedAtMs, ms: Date.now() - startedAtMs, cache, ageS })
  return answer
}

function entry({ path, ms, cache, ageS }: TimedCall): string {
  const age = cache === 'fresh' || cache === 'stale' ? ` ${Math.round(ageS)}s` : ''
  return `${path.replace(/[^\w-]+/g, '-')};desc="${cache}${age}";dur=${ms}`
}
