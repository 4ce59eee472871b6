/** What was measured of one version: by the release's own visits, or by the isolates that it reached. */
export interface Measure {
  name: string
  calls: number
  failed: number
  p95Ms: number | null
}

export interface Limits {
  /** Share of failed answers, 0 to 1. */
  maxErrorRate: number
  maxP95Ms: number
}

/** A single failure may be chance. */
const MIN_FAILED = 3
/** With few answers the p95 is the slowest one, often the first of an isolate. */
const MIN_TIMED = 20

/** What speaks against a version; nothing when it may go on. */
export function judgeWatch(measures: readonly Measure[], { maxErrorRate, maxP95Ms }: Limits): string[] {
  return measures.flatMap(({ name, calls, failed, p95Ms }) => [
    ...(failed >= MIN_FAILED && failed / calls > maxErrorRate
      ? [`${name}: ${failed} of ${calls} failed, ${percent(failed / calls)} of at most ${percent(maxErrorRate)}`]
      : []),
    ...(calls >= MIN_TIMED && p95Ms !== null && p95Ms > maxP95Ms
      ? [`${name}: p95 of ${calls} is ${p95Ms} ms of at most ${maxP95Ms}`]
      : [])
  ])
}

export function tellMeasure({ name, calls, failed, p95Ms }: Measure): string {
  return `${name}: ${calls}, ${failed} failed, p95 ${p95Ms === null ? 'of too few' : `${p95Ms} ms`}`
}

/** The p95 of several isolates is that of the slowest one. */
export function addMeasures(name: string, parts: readonly Omit<Measure, 'name'>[]): Measure {
  const times = parts.filter(({ calls }) => calls >= MIN_TIMED).flatMap(({ p95Ms }) => p95Ms ?? [])
  return {
    name,
    calls: parts.reduce((sum, { calls }) => sum + calls, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
    p95Ms: times.length > 0 ? Math.max(...times) : null
  }
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}
