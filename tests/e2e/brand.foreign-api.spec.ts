import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test('a second brand: name, colours and font of its settings, readable in both schemes, from page to page', async ({
  page
}) => {
  await page.goto('/vitaminas')
  await expect(page.locator('meta[name="theme-color"]')).not.toHaveAttribute('content', '#123d2d')
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(await font()).toContain('Georgia')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const header = page.getByRole('banner').locator('> div').first()
  const ground = await header.evaluate(strip => getComputedStyle(strip).backgroundColor)
  expect(ground).not.toBe('rgb(18, 61, 45)')
  await hydrated(page)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Vitaminas')
  expect(await font()).toContain('Georgia')
  expect(await header.evaluate(strip => getComputedStyle(strip).backgroundColor)).toBe(ground)
  await expectAccessible(page)
})

test('browsers install it with its own colour', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Outra Loja')
  expect(manifest.theme_color).toMatch(/^#(?!123d2d)[\da-f]{6}$/)
})
