import { isFile, NO_PAGES } from '../../../app/links.ts'
import type { TimedCall } from '../gateway/gateway-call.ts'
import type { EdgeOptions, Middleware } from '../types.ts'

const MAX_SHOWN = 40

/** Not `hono/timing`: it writes into headers that may be immutable. */
export function serverTiming({ reporter }: Pick<EdgeOptions, 'reporter'>): Middleware {
  return async function tellTimes(c, next) {
    const startedAtMs = Date.now()
    c.set('calls', [])
    await next()
    const pageTiming = c.get('pageTiming')
    const calls = [...c.get('calls').slice(0, MAX_SHOWN).map(entry), ...(pageTiming ? [pageTiming] : [])]
    // `c.header` creates a mutable response: the headers of a fetched one are immutable, and later middleware adds its own.
    c.header('server-timing', [`total;dur=${Date.now() - startedAtMs}`, ...calls].join(', '))
    if (NO_PAGES.test(c.req.path) || isFile(c.req.path) || !reporter.isTraced()) return
    const { body, status } = c.res
    const facts = { id: c.get('requestId'), name: `${c.req.method} ${c.req.path}`, startedAtMs, status }
    const trace = () =>
      reporter.trace({ ...facts, endedAtMs: Date.now(), calls: c.get('calls') }, work => c.executionCtx.waitUntil(work))
    // A streamed page makes calls until its body has ended.
    if (body) c.res = new Response(body.pipeThrough(new TransformStream({ flush: trace })), c.res)
    else trace()
  }
}

function entry({ path, ms, cache, ageS }: TimedCall): string {
  const age = cache === 'fresh' || cache === 'stale' ? ` ${Math.round(ageS)}s` : ''
  return `${path.replace(/[^\w-]+/g, '-')};desc="${cache}${age}";dur=${ms}`
}
