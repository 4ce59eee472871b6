import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, laidOutWhole, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('an idle page is laid out completely', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', '/vitaminas']) {
    await page.goto(path)
    await laidOutWhole(page)
  }
})

test('an open dialog hides what is out of sight', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await laidOutWhole(page)
  const last = page.locator('[data-slice] h2', { hasText: 'Kits combinados' })
  const before = await page.evaluate(() => document.body.scrollHeight)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrinho' })).toBeVisible()
  await expect.poll(() => isLaidOut(last)).toBe(false)
  await page.keyboard.press('Escape')
  await expect.poll(() => isLaidOut(last)).toBe(true)
  await laidOutWhole(page)
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(before)
})

test('a row begins to scroll when it comes near', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await laidOutWhole(page)
  const row = page.getByRole('heading', { name: 'Novidades do blog' }).locator('~ ul')
  await expect(row).toHaveCSS('overflow-x', 'clip')
  await row.scrollIntoViewIfNeeded()
  await expect(row).not.toHaveCSS('overflow-x', 'clip')
})

test('print shows the whole page', { tag: '@phone' }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  const last = page.getByRole('heading', { name: 'Kits combinados' })
  expect(await isLaidOut(last)).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await isLaidOut(last)).toBe(true)
  await page.context().close()
})

test('Back restores a position far down the home page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const heading = page.getByRole('heading', { name: 'Siga a gente no Instagram' })
  await scrollTo(page, 'Siga a gente no Instagram')
  const before = await topOf(page, 'Siga a gente no Instagram')
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/marcas"]')?.click())
  await expect(page).toHaveURL('/marcas')
  await page.goBack()
  await expect(heading).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(page, 'Siga a gente no Instagram')) - before)).toBeLessThan(60)
})

for (const path of ['/', '/vitaminas?order=Menor+Pre%C3%A7o&pg=2'])
  test(`the computed heights of ${path} are the real ones`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    const differences = await page.evaluate(measureSlices)
    expect(differences.length).toBeGreaterThan(4)
    // A classic scrollbar takes room that the computed width of a card does not know.
    expect(Math.max(...differences.map(Math.abs))).toBeLessThan(5)
  })

/** Computed minus real height in pixels of each showcase and listing card. */
function measureSlices(): number[] {
  const slices = [
    ...document.querySelectorAll<HTMLElement>('main :is(:has(> [data-slider]), [data-slice], [data-slices] > li)')
  ]
  for (const slice of slices) {
    slice.style.containIntrinsicBlockSize = getComputedStyle(slice).containIntrinsicBlockSize.replace('auto ', '')
    slice.style.contentVisibility = 'hidden'
  }
  const computed = slices.map(slice => slice.getBoundingClientRect().height)
  for (const slice of slices) slice.style.contentVisibility = 'visible'
  return slices.map((slice, index) => (computed[index] ?? 0) - slice.getBoundingClientRect().height)
}

function isLaidOut(locator: Locator): Promise<boolean> {
  return locator.evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }))
}

function scrollTo(page: Page, title: string): Promise<void> {
  return page.evaluate(name => {
    const heading = [...document.querySelectorAll('h2')].find(h2 => h2.textContent === name)
    heading?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, title)
}

function topOf(page: Page, title: string): Promise<number> {
  return page.getByRole('heading', { name: title }).evaluate(heading => heading.getBoundingClientRect().top)
}
