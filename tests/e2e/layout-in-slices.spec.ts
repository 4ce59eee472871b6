import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser'
import { expect, hydrated, test } from './test'

test.use(WITHOUT_PICTURES)

test('home is laid out as it comes near, and Back to a place deep in it finds it', { tag: '@phone' }, async ({
  page
}) => {
  await page.goto('/')
  await hydrated(page)
  const heading = page.getByRole('heading', { name: 'Kits combinados' })
  expect(await isLaidOut(heading)).toBe(false)
  await scrollTo(page, 'Kits combinados')
  expect(await isLaidOut(heading)).toBe(true)
  const before = await topOf(page, 'Kits combinados')
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/marcas"]')?.click())
  await expect(page).toHaveURL('/marcas')
  await page.goBack()
  await expect(heading).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(page, 'Kits combinados')) - before)).toBeLessThan(60)
})

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
