import type { Page } from '@playwright/test'
import { expect, hydrated, noisyTest as test } from './test.ts'

// The faults of these tests are logged, so the console is not checked.
const PRODUCT = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'
const BUY = '#comprar button[type=submit]'

test('a page that an extension changed before hydration is rendered again', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  await page.addInitScript(changeBuyButton)
  await page.addInitScript(forgetQuietSeconds)
  await page.goto(PRODUCT)
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  await expect(page.locator('dialog#menu')).toBeAttached()
  await expect(page.locator('form[action="/newsletter"]')).toBeAttached()
  await expect(page.locator('#frete form')).toBeAttached()
  await expect(page.locator(BUY)).not.toHaveText('Changed')
})

test('a page that cannot render the data of a newer release reloads once', async ({ page }) => {
  await page.route('**/marcas.data*', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"groups"', '"grupos"') })
  })
  await page.goto('/vitaminas')
  await hydrated(page)
  const reloaded = page.waitForEvent('domcontentloaded')
  await brandsLink(page).click()
  await reloaded
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await hydrated(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await brandsLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
})

test('Back before the scripts of a reloaded page shows the previous page', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  await page.goto('/vitaminas')
  await hydrated(page)
  await brandsLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  let isHeld = true
  await page.route('**/assets/entry.client-*.js', route => (isHeld ? undefined : route.continue()))
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1, name: 'Marcas' }).waitFor()
  isHeld = false
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await hydrated(page)
  await expect(brandsLink(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('Back to a page whose file is gone loads the page', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await page.route('**/assets/route-*.js', route => route.fulfill({ status: 404 }), { times: 1 })
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => history.back())
  await loaded
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await hydrated(page)
})

test('a name without spaces does not make the page wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PRODUCT)
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate(element => {
    element.textContent = 'Vitamina'.repeat(40)
  })
  await expect(heading).toHaveText(/^(Vitamina){40}$/)
  expect(await hiddenWidth(page)).toBeLessThanOrEqual(0)
})

function brandsLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Marcas' })
}

/** As a translator or an extension may, while the document is being parsed. */
function changeBuyButton(): void {
  new MutationObserver((_, observer) => {
    const button = document.querySelector('#comprar button[type=submit]')
    if (!button) return
    button.textContent = 'Changed'
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Deferred parts also load after five seconds without interaction. This disables that timer. */
function forgetQuietSeconds(): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = Object.assign((work: () => void, ms?: number) => (ms === 5_000 ? 0 : later(work, ms)), later)
}

function hiddenWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
