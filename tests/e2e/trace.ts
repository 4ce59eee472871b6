import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  dur: number
  args: {
    name?: string
    elementCount?: number
    beginData?: { frame: string }
    data?: { type?: string; reason?: string; nodeName?: string }
  }
}

const INVALIDATIONS = 'disabled-by-default-devtools.timeline.invalidationTracking'

const SCRIPTS =
  /^(FunctionCall|EvaluateScript|v8\.evaluateModule|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks)$/

/** What the main thread did while `act` ran, in order. */
export async function trace(page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['devtools.timeline', INVALIDATIONS] })
  await act()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const byProcess = Object.groupBy(traceEvents.filter(isStyle), ({ pid, tid }) => `${pid} ${tid}`)
  // The browser has other renderers too, such as one in reserve.
  const [busiest = []] = Object.values(byProcess).sort((a, b) => (b?.length ?? 0) - (a?.length ?? 0))
  const isMain = ({ pid, tid }: TraceEvent) => pid === busiest[0]?.pid && tid === busiest[0]?.tid
  return traceEvents
    .filter(event => (event.ph === 'X' || event.ph === 'I') && isMain(event))
    .sort((a, b) => a.ts - b.ts)
}

/** Documents that were styled: the page, and one for each picture or sprite that is an SVG file. */
export function documentsIn(events: TraceEvent[]): number {
  return new Set(events.filter(isStyle).map(({ args }) => args.beginData?.frame)).size
}

/** Layouts that scripts waited for. */
export function forcedLayoutsIn(events: TraceEvent[]): number {
  const scripts = events.filter(({ name }) => SCRIPTS.test(name))
  const isInside = (inner: TraceEvent) => (outer: TraceEvent) =>
    outer.ts <= inner.ts && inner.ts + inner.dur <= outer.ts + outer.dur
  return events.filter(event => event.name === 'Layout' && scripts.some(isInside(event))).length
}

/** Number of pictures that caused a layout when they arrived. */
export function resizedPicturesIn(events: TraceEvent[]): number {
  return events.filter(
    ({ name, args: { data } }) =>
      name === 'LayoutInvalidationTracking' && data?.nodeName === 'IMG' && data.reason === 'Size changed'
  ).length
}

/** Elements restyled from the first input to the frame that shows its click. */
export function restyledByTapIn(events: TraceEvent[]): number {
  const tap = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown')
  const click = events.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click')
  if (!tap || !click) throw new Error('The trace has no tap')
  const frame = events.find(({ name, ts }) => name === 'Commit' && ts > click.ts + click.dur)
  const styles = events.filter(event => isStyle(event) && event.ts > tap.ts && event.ts < (frame?.ts ?? Infinity))
  return styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

function isStyle({ name }: TraceEvent): boolean {
  return name === 'UpdateLayoutTree'
}
