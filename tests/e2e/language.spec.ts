import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('the choice is kept in browser storage as a number and survives a reload', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('1')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('0')
  await test.step('a choice that only storage knows reaches the server', async () => {
    // Before hydration, the page would find the stored language and reload.
    await hydrated(page)
    await page.evaluate(() => localStorage.setItem('language', '1'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
