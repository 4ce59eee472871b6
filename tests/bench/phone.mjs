// The phones that pages are measured on: 360x740, each with a connection and a processor.
import { chromium, devices } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'

/** Chromium's preset, over HTTP/1.1: every request has the same latency. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675_000 / 8 }

/** `speed` is about Lighthouse's BenchmarkIndex. `rate` is how many times slower than this machine. */
export const PROFILES = {
  mid: { name: 'mid-range phone, HTTP/2', speed: 300, isOverWire: true },
  fast: { name: 'fast phone, Slow 4G over HTTP/1.1', rate: 4, network: SLOW_4G }
}

const PHONE = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, locale: 'pt-BR', serviceWorkers: 'block' }

/** A new browser has nothing cached. */
export function openBrowser() {
  return chromium.launch({ ...launchOptions, executablePath: process.env.CHROME || launchOptions.executablePath })
}

/** A page of a phone that nothing slows down yet, and its DevTools session. */
export async function openPage(browser) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true })
  const page = await context.newPage()
  return { page, session: await context.newCDPSession(page) }
}

/** The rate to slow down the processor by. What else this machine does makes it slower, so its speed is measured anew. */
export async function rateOf({ rate, speed }, browser) {
  if (rate) return rate
  const page = await browser.newPage()
  const speeds = []
  for (let turn = 0; turn < 3; turn++) speeds.push(await page.evaluate(measureSpeed))
  await page.close()
  return Math.max(1, Math.round((10 * median(speeds)) / speed) / 10)
}

/** Runs in a page: copies arrays, and builds strings, which makes garbage. */
function measureSpeed() {
  const from = Array.from({ length: 100_000 }, (_, index) => index)
  const to = [...from]
  const copying = perSecond(() => {
    for (let index = 0; index < from.length; index++) to[index] = from[index]
  })
  const building = perSecond(() => {
    let text = ''
    for (let length = 0; length < 10_000; length++) text += 'a'
    return text.length
  })
  return (copying + building) / 20

  function perSecond(work) {
    const start = performance.now()
    let times = 0
    for (; performance.now() - start < 400; times++) work()
    return (times * 1_000) / (performance.now() - start)
  }
}

export function median(values) {
  const sorted = values.filter(value => value !== null).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
