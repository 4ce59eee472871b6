import type { EdgeContext } from '../types.ts'
import type { Report, Reporter } from './reporter.ts'

/** Reports what happened in a request, without delaying its response. */
export function reportFrom(c: EdgeContext, reporter: Pick<Reporter, 'report'>, report: Omit<Report, 'id'>): void {
  reporter.report({ ...report, id: c.get('requestId') }, work => c.executionCtx.waitUntil(work))
}
