import { test as base, expect, type Page } from '@playwright/test'

/** Pages of these tests navigate only when no other navigation is pending. Console errors are allowed. */
export const noisyTest = base.extend({
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use(elsewhere()),
  context: async ({ context }, use) => {
    const newPage = context.newPage.bind(context)
    context.newPage = async () => idleBeforeLeaving(await newPage())
    await use(context)
  }
})

/** Fails on console errors and uncaught exceptions. */
export const test = noisyTest.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on(
        'console',
        message => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`)
      )
      page.on('pageerror', error => problems.push(String(error)))
      await use(undefined)
      expect(problems.filter(text => !EXPECTED.test(text))).toEqual([])
    },
    { auto: true }
  ]
})

// Chromium logs every status of 400 and above, every aborted request, and every view transition that a later one replaces.
// The tests cause all of these on purpose.
const EXPECTED =
  /Failed to load resource: (the server responded with a status of (400|401|404|413|422|503)|net::ERR_FAILED)|Transition was (skipped|aborted because of timeout in DOM update)/

export { expect }

/** A different address for each test, because rate limits count by address and their state outlives a run. */
export function elsewhere(): Record<string, string> {
  return { 'cf-connecting-ip': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}` }
}

/** Delays `goto` and `reload` until the page is idle: they would abort a pending navigation (net::ERR_ABORTED). */
function idleBeforeLeaving(page: Page): Page {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...args) => {
    await still(page)
    return goto(...args)
  }
  page.reload = async (...args) => {
    await still(page)
    return reload(...args)
  }
  return page
}

/** Waits until the router is idle and the entries of closed panels have left the history. */
async function still(page: Page): Promise<void> {
  await expect(async () => expect(await page.evaluate(isStill)).toBe(true)).toPass({ timeout: 30_000, intervals: [50] })
}

function isStill(): boolean {
  const panels = document.querySelectorAll('dialog[data-modal][open], .pswp, [data-suggestions]:not([hidden])')
  const router = Reflect.get(window, '__reactRouterDataRouter')?.state
  const isIdle = ({ state }: { state: string }) => state === 'idle'
  return (
    document.readyState !== 'loading' &&
    (history.state?.panel ?? 0) <= panels.length &&
    (!router || (isIdle(router.navigation) && [...router.fetchers.values()].every(isIdle)))
  )
}

/** Waits until the idle page has laid out every box with `content-visibility: auto`. */
export async function laidOutWhole(page: Page): Promise<void> {
  const boxes = page.locator('body > footer, :has(> [data-slider]), [data-slice], [data-slices] > li')
  const count = () =>
    boxes.evaluateAll(all => all.filter(box => getComputedStyle(box).contentVisibility !== 'visible').length)
  // A busy browser is seldom idle.
  await expect.poll(count, { timeout: 60_000 }).toBe(0)
}

/**
 * Waits until React has hydrated all controls, and live-cards.ts handles those of cards. Moves the mouse, because some
 * parts wait for the first interaction.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect(async () => {
    for (const at of [1, 2]) await page.mouse.move(at, at)
    expect(await page.evaluate(isHydrated)).toBe(true)
  }).toPass({ timeout: 30_000, intervals: [100] })
}

function isHydrated(): boolean {
  const isOwned = (control: Element) =>
    control.matches('[data-product] *, [data-static] *, [data-slide]') ||
    Object.keys(control).some(key => key.startsWith('__reactProps$'))
  const waiting = [...document.querySelectorAll('body button, body input, body select')].filter(
    control => !isOwned(control)
  )
  // Parts further down hydrate when they are near the viewport or pointed at.
  for (const control of waiting) control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return (
    document.readyState === 'complete' && performance.getEntriesByName('cards:live').length > 0 && waiting.length === 0
  )
}

/** Follows a link to the path. The page need not contain one. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(to => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('[data-links]')?.appendChild(link)
    link.click()
    link.remove()
  }, path)
}

/** Waits until the entry of a closed panel has left the history, which takes a moment. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.panel ?? 0)).toBe(0)
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}
