#!/usr/bin/env node
// Time until the page responds visibly to a tap on a mid-range phone: the worst event of each step by Event Timing. Goal:
// 200 ms.
//   node touch.mjs BASE
// Env: RUNS (3, medians are printed), CHROME (path of the browser), PROFILE (mid or fast).
import { openBrowser, openPage, PROFILES, rateOf } from './phone.mjs'
import { STEPS } from './touch-steps.mjs'

const GOAL_MS = 200
const QUIET_MS = 2_500
/** Event Timing reports an event after its paint. */
const REPORT_DELAY_MS = 1_200
const base = process.argv[2]
if (!base) throw new Error('usage: touch.mjs BASE')
const runs = Number(process.env.RUNS ?? 3)

const browser = await openBrowser()
const rate = await rateOf(PROFILES[process.env.PROFILE ?? 'mid'], browser)
const measured = new Map()
for (let run = 0; run < runs; run++) for (const journey of STEPS) await walk(journey)
await browser.close()
print()

/** Runs the steps of one page in order. */
async function walk({ path, steps }) {
  const page = await open(path)
  for (const [name, act] of steps) {
    await page.evaluate(() => Reflect.set(window, 'benchEvents', []))
    await act(page)
    await page.waitForTimeout(REPORT_DELAY_MS)
    const events = await page.evaluate(() => Reflect.get(window, 'benchEvents'))
    const worst = events.reduce((a, b) => (b.ms > a.ms ? b : a), { name: '', ms: 0, wait: 0, work: 0 })
    measured.set(name, [...(measured.get(name) ?? []), worst])
  }
  await page.context().close()
}

async function open(path) {
  const { page, session } = await openPage(browser)
  await page.addInitScript(watchEvents)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(base + path, { waitUntil: 'load' })
  await page.waitForTimeout(QUIET_MS)
  return page
}

/** Runs in the page. */
function watchEvents() {
  Reflect.set(window, 'benchEvents', [])
  const keep = ({ name, duration, startTime, processingStart, processingEnd }) =>
    Reflect.get(window, 'benchEvents').push({
      name,
      ms: duration,
      wait: Math.round(processingStart - startTime),
      work: Math.round(processingEnd - processingStart)
    })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.interactionId) keep(entry)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}

/** wait: until the page's code runs. work: its code. ms: until the paint. */
function print() {
  const rows = [...measured].map(([step, list]) => {
    const { name, wait, work, ms } = list.toSorted((a, b) => a.ms - b.ms)[Math.floor(list.length / 2)]
    const worst = Math.max(...list.map(event => event.ms))
    return { step, event: name, wait, work, ms, worst, 'of goal': (ms / GOAL_MS).toFixed(2) }
  })
  console.table(rows)
  const over = rows.filter(({ ms }) => ms > GOAL_MS).length
  const worst = Math.max(...rows.map(({ ms }) => ms))
  console.log(
    `Worst ${worst} ms; over ${GOAL_MS} ms: ${over} of ${rows.length} (medians of ${runs} runs, CPU x${rate})`
  )
}
