import type { Page } from '@playwright/test'
import { expect, noisyTest as test } from './test.ts'

// Scripts fail here on purpose, so the console is not checked.
interface Told {
  kind: string
  message?: string
  stack?: string
  path: string
  name?: string
  value?: number
}

test('a failing script is reported without the query, at most five times', async ({ page }) => {
  const told = await listen(page)
  const arrived = page.waitForRequest(request => new URL(request.url()).pathname === '/_beacon')
  await page.goto('/vitaminas?pg=1')
  await page.evaluate(() => {
    void Promise.reject(new Error('promessa'))
    for (let n = 0; n < 9; n += 1) setTimeout(() => Reflect.get(window, `nada${n}`).falha, 50)
  })
  await page.mouse.move(9, 9)
  expect((await arrived).method()).toBe('POST')
  await expect.poll(() => told.length).toBe(5)
  expect(told.map(({ kind, path }) => [kind, path])).toEqual(Array.from({ length: 5 }, () => ['error', '/vitaminas']))
  expect(told.map(({ message }) => message)).toContain('promessa')
  expect(told.some(({ stack }) => /^TypeError: .*\n\s+at /.test(stack ?? ''))).toBe(true)
})

test('a page that did not hydrate is reported', async ({ page }) => {
  const told = await listen(page)
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(window, '__reactRouterContext', {
      get() {
        throw new Error('sem roteador')
      },
      set() {}
    })
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(told).toEqual([])
  await page.clock.runFor(15_000)
  await expect.poll(() => told.map(({ message }) => message)).toContain('sem roteador')
})

for (const { consent, random, measured } of [
  { consent: '', random: 0.05, measured: false },
  { consent: '1.20260101.00', random: 0.05, measured: false },
  { consent: '1.20260101.10', random: 0.15, measured: false },
  { consent: '1.20260101.10', random: 0.05, measured: true }
]) {
  const who = consent === '' ? 'nobody asked' : consent.endsWith('00') ? 'one who refused' : 'one who agreed'
  test(`times of a visit by ${who} are ${measured ? '' : 'not '}told, at ${random}`, async ({ page, baseURL }) => {
    const told = await listen(page)
    await page.addInitScript(noteMeasuring)
    await page.addInitScript(value => {
      Math.random = () => value
    }, random)
    if (consent) await page.context().addCookies([{ name: 'consent', value: consent, url: baseURL }])
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.goto('/vitaminas?pg=1')
    await page.mouse.move(9, 9)
    await (measured ? expectTimes(page, told) : expectNoTimes(page, told))
    expect(asked.some(address => address.includes('web-vitals'))).toBe(measured)
  })
}

async function expectTimes(page: Page, told: Told[]): Promise<void> {
  await paintsKnown(page)
  await page.keyboard.press('Shift')
  await leave(page)
  await expect.poll(() => told.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB']))
  for (const { kind, path, value } of told)
    expect([kind, path, Number.isFinite(value)]).toEqual(['vital', '/vitaminas', true])
}

/** Expects an error before and after the end of the visit, and no vitals in between. */
async function expectNoTimes(page: Page, told: Told[]): Promise<void> {
  await fail(page)
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['error'])
  await page.keyboard.press('Shift')
  await leave(page)
  await fail(page)
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['error', 'error'])
}

async function fail(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => Reflect.get(window, 'nada').falha)
  })
}

/** Waits until web-vitals has loaded and received all paint entries so far. */
async function paintsKnown(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'isMeasured'))
  await page.evaluate(async () => {
    for (const type of ['paint', 'largest-contentful-paint'])
      await new Promise(done => new PerformanceObserver(() => setTimeout(done)).observe({ type, buffered: true }))
  })
}

/** Collects what the page sends to the beacon. */
async function listen(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.exposeFunction('keepTold', (text: string) => void told.push(...JSON.parse(text)))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) void body.text().then(text => Reflect.get(window, 'keepTold')(text))
      return send(address, body)
    }
  })
  return told
}

/** Only the measuring code listens for `visibilitychange`. */
function noteMeasuring(): void {
  const wait = addEventListener
  Reflect.set(window, 'addEventListener', (...args: unknown[]) => {
    if (args[0] === 'visibilitychange') Reflect.set(window, 'isMeasured', true)
    return Reflect.apply(wait, window, args)
  })
}

/** As when the shopper switches to another tab. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}
