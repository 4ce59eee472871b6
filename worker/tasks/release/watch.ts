import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { say } from '../install.mjs'
import { addMeasures, judgeWatch, type Limits, type Measure, tellMeasure } from './judge-watch.ts'
import type { Page } from './smoke.ts'
import { type Shop, visit } from './visit.ts'

export interface Watching {
  /** Duration of each stage. */
  minutes: number
  limits: Limits
  /** Token of /_status. Without it only the release's own visits are judged. */
  statusToken: string
  /** Between two rounds of visits. */
  everyMs?: number
}

/** Calls of /_status in a round. The platform chooses the isolate of each. */
const STATUS_CALLS = 3
const ROUND_MS = 10_000

const numbers = { calls: v.number(), failed: v.number(), p95Ms: v.nullable(v.number()) }
const statusSchema = v.object({
  version: v.string(),
  isolate: v.string(),
  answers: v.object(numbers),
  api: v.object(numbers)
})
type Status = v.InferOutput<typeof statusSchema>

/** Throws an Error with what speaks against the version. */
export async function watch(shop: Shop, pages: Page[], watching: Watching, signal: AbortSignal): Promise<void> {
  const { minutes, limits, statusToken, everyMs = ROUND_MS } = watching
  const untilMs = performance.now() + minutes * 60_000
  const visits: { ms: number; fault: string }[] = []
  const isolates = new Map<string, Status>()
  do {
    for (const { path, judge } of pages) {
      const answer = await visit(shop, path)
      const fault = judge(answer)
      visits.push({ ms: answer.ms, fault: fault && `${path} ${fault}` })
    }
    if (statusToken) for (const status of await readStatus(shop, statusToken)) isolates.set(status.isolate, status)
    signal.throwIfAborted()
    const reasons = judgeWatch(measure(visits, isolates), limits)
    const faults = [...new Set(visits.map(({ fault }) => fault).filter(Boolean))]
    if (reasons.length > 0) throw new Error([...reasons, ...faults.map(fault => `  ${fault}`)].join('\n'))
    await setTimeout(Math.max(0, Math.min(everyMs, untilMs - performance.now())), undefined, { signal })
  } while (performance.now() < untilMs)
  say(measure(visits, isolates).map(tellMeasure).join('\n  '))
}

/** Refuses a token that the Worker does not know: nothing would be watched. */
async function readStatus(shop: Shop, token: string): Promise<Status[]> {
  const found: Status[] = []
  for (let n = 0; n < STATUS_CALLS; n += 1) {
    const { status, body } = await visit(shop, '/_status', { authorization: `Bearer ${token}`, connection: 'close' })
    if (status === 404) throw new Error('/_status answers 404: STATUS_TOKEN is not the secret of the Worker')
    const said = status === 200 ? v.parse(statusSchema, JSON.parse(body)) : null
    if (said?.version === shop.version) found.push(said)
  }
  return found
}

function measure(visits: { ms: number; fault: string }[], isolates: Map<string, Status>): Measure[] {
  const times = visits.map(({ ms }) => ms).sort((a, b) => a - b)
  const own = {
    name: 'visits of the release',
    calls: visits.length,
    failed: visits.filter(({ fault }) => fault).length,
    p95Ms: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? null
  }
  if (isolates.size === 0) return [own]
  const told = [...isolates.values()]
  const where = `${isolates.size} isolate${isolates.size > 1 ? 's' : ''} by /_status`
  return [
    own,
    addMeasures(
      `answers of ${where}`,
      told.map(({ answers }) => answers)
    ),
    addMeasures(
      `calls of the API of ${where}`,
      told.map(({ api }) => api)
    )
  ]
}
