import type { createCallStats } from '../gateway/call-stats.ts'
import type { Middleware } from '../types.ts'

/** For /_status: how many of the isolate's answers failed, and how long they took to begin. */
export function countAnswers(answers: ReturnType<typeof createCallStats>): Middleware {
  return async function countAnswer(c, next) {
    const startedAtMs = Date.now()
    await next()
    answers.record(Date.now() - startedAtMs, c.res.status >= 500)
  }
}
