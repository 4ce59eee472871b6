import { createMiddleware } from 'hono/factory'
import type { createCallStats } from '../gateway/call-stats.ts'
import type { EdgeEnv } from '../types.ts'

/** For /_status: how many of the isolate's answers failed, and how long they took to begin. */
export function countAnswers(answers: ReturnType<typeof createCallStats>) {
  return createMiddleware<EdgeEnv>(async function countAnswer(c, next) {
    const startedAtMs = Date.now()
    await next()
    answers.record(Date.now() - startedAtMs, c.res.status >= 500)
  })
}
