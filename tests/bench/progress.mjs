#!/usr/bin/env node
// Time from a click to the paint of the progress bar, unthrottled, while the response takes two seconds (goal: 200 to 300
// ms).
//   node progress.mjs BASE
// Env: RUNS (5), CHROME (/usr/bin/chromium). Prints one JSON line: the median and [min, max] of each kind of navigation.
import { openBrowser } from './phone.mjs'

const base = process.argv[2]
if (!base) throw new Error('usage: progress.mjs BASE')
const runs = Number(process.env.RUNS ?? 5)
const LISTING = '/proteinas'
const CLICKS = {
  link: 'header a[href="/marcas"], footer a[href^="/"]',
  page: 'nav a[rel=next]',
  filter: 'aside a[rel=nofollow]'
}

const browser = await openBrowser()
const figures = {}
for (const [kind, selector] of Object.entries(CLICKS)) {
  const times = []
  for (let run = 0; run < runs; run++) times.push(await paintedAfter(selector))
  times.sort((a, b) => a - b)
  figures[kind] = { med: times[Math.floor(times.length / 2)], min: times[0], max: times.at(-1) }
}
await browser.close()
console.log(JSON.stringify({ progressBarPaintedMs: figures }))

async function paintedAfter(selector) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(base + LISTING)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  await page.route(/\.data(\?|$)/, async route => {
    await new Promise(resolve => setTimeout(resolve, 2000))
    await route.continue().catch(() => null)
  })
  const painted = page.evaluate(watchBar)
  await page.locator(selector).filter({ visible: true }).first().click()
  const ms = await painted
  await page.close()
  return ms
}

/** Runs in the page: milliseconds from the click to the frame that shows the bar. */
function watchBar() {
  const bar = document.querySelector('header > progress')
  let clickedAt = 0
  addEventListener('click', () => (clickedAt = performance.now()), { capture: true, once: true })
  return new Promise(resolve => {
    new MutationObserver(() => {
      if (!('phase' in bar.dataset)) return
      requestAnimationFrame(() => setTimeout(() => resolve(Math.round(performance.now() - clickedAt))))
    }).observe(bar, { attributes: true })
  })
}
