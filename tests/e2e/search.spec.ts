import type { Locator, Page, Route } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, isPhone, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const SUGGEST = '**/api/v2/front/url/product/listing/search?*'

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' })
const panel = (page: Page) => page.getByRole('listbox', { name: 'Sugestões de busca' })
const group = (page: Page, name: string | RegExp) => panel(page).getByRole('group', { name })

/** The header is the same on every page; a light page loads faster. */
async function openPage(page: Page): Promise<Locator> {
  await page.goto('/pagina/guia-de-suplementos')
  await hydrated(page)
  return field(page)
}

/** Sends a search, so that it becomes a recent one. */
async function search(page: Page, term: string): Promise<void> {
  await field(page).fill(term)
  await expect(panel(page)).toBeVisible()
  await field(page).press('Enter')
  await page.waitForURL(`**/busca?${new URLSearchParams({ busca: term })}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(term)
}

test('a product is found with the keyboard alone', async ({ page }) => {
  const input = await openPage(page)
  await input.focus()
  await page.keyboard.type('creatina')
  const products = group(page, 'Produtos').getByRole('option')
  await expect(products.first()).toContainText(/creatina/i)
  // The answer for the whole term, not for its beginning.
  await expect(panel(page).getByRole('option', { name: /^Ver todos/ })).toHaveAttribute('href', '/busca?busca=creatina')
  await expect(input).toHaveAttribute('aria-expanded', 'true')
  const [before, wanted] = await Promise.all([optionsBefore(page), products.first().getAttribute('href')])
  for (let step = 0; step <= before; step++) await page.keyboard.press('ArrowDown')
  await expect(products.first()).toHaveAttribute('aria-selected', 'true')
  await expect(input).toHaveAttribute('aria-activedescendant', (await products.first().getAttribute('id')) ?? '')
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${wanted}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/creatina/i)
  await expect(panel(page)).toBeHidden()
  await expect(input).toHaveValue('')
})

/** Number of options before the first product. */
async function optionsBefore(page: Page): Promise<number> {
  return panel(page)
    .getByRole('option')
    .evaluateAll(all => all.findIndex(option => option.parentElement?.parentElement?.dataset.kind === 'products'))
}

test('a late answer is not shown', async ({ page }) => {
  const late: Route[] = []
  await page.route(SUGGEST, route =>
    /busca=creatina(&|$)/.test(route.request().url()) ? late.push(route) : route.continue()
  )
  const input = await openPage(page)
  await input.fill('creatina')
  await expect.poll(() => late.length).toBe(1)
  await input.fill('colageno')
  await expect(group(page, 'Produtos').getByRole('option').first()).toContainText(/col[aá]geno/i)
  for (const route of late) await route.continue().catch(() => {})
  for (const route of late) await route.request().response()
  await expect(page.getByRole('status').filter({ hasText: /^\d+ sugestões$/ })).toBeAttached()
  await expect(group(page, 'Produtos').getByRole('option').first()).toContainText(/col[aá]geno/i)
})

test('a failed call leaves the page and the form unchanged', async ({ page }) => {
  await page.route(SUGGEST, route => route.fulfill({ status: 503, body: '' }))
  const input = await openPage(page)
  const answered = page.waitForResponse(SUGGEST)
  await input.fill('whey')
  await answered
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await input.press('Enter')
  await page.waitForURL('**/busca?busca=whey')
})

test('recent searches show before typing, and can be removed', async ({ page }) => {
  const input = await openPage(page)
  await search(page, 'whey')
  await test.step('Enter without an option sends the search, and the results page shows its term', async () => {
    await expect(input).toHaveValue('whey')
    await expect(panel(page)).toBeHidden()
  })
  await search(page, 'colágeno')
  await input.fill('')
  await input.click()
  const recent = group(page, 'Buscas recentes').getByRole('option')
  await expect(recent).toHaveText(['colágeno', 'whey'])
  await page.getByRole('button', { name: 'Remover colágeno das buscas recentes' }).click()
  await expect(recent).toHaveText(['whey'])
  await expect(input).toBeFocused()
  await recent.first().click()
  await page.waitForURL('**/busca?busca=whey')
  await expect(input).toHaveValue('whey')
  await input.fill('')
  await page.getByRole('button', { name: 'Limpar buscas recentes' }).click()
  await expect(recent).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await input.fill('')
  await expect(panel(page)).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('the panel shifts nothing, and closes when the focus leaves or by Escape, which then clears the field', {
  tag: '@phone'
}, async ({ page }) => {
  const input = await openPage(page)
  const height = await page.getByRole('banner').evaluate(header => header.getBoundingClientRect().height)
  await input.click()
  await expect(panel(page)).toBeVisible()
  const box = await panel(page).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.width).toBeLessThanOrEqual(Math.min(780, width))
  if (isPhone(page)) expect(box?.width).toBe(width)
  expect(await page.getByRole('banner').evaluate(header => header.getBoundingClientRect().height)).toBe(height)
  await page.getByRole('main').focus()
  await expect(panel(page)).toBeHidden()
  await input.fill('whey')
  await expect(panel(page)).toBeVisible()
  await input.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(input).toHaveValue('whey')
  await expect(input).toHaveAttribute('aria-expanded', 'false')
  await input.press('Escape')
  await expect(input).toHaveValue('')
  await test.step('the way to all results says how many they are', async () => {
    await input.fill('whey')
    await panel(page)
      .getByRole('option', { name: /^Ver todos os \d+ resultados$/ })
      .click()
    await page.waitForURL('**/busca?busca=whey')
    await expect(input).toHaveValue('whey')
  })
})

test('the open panel has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  const input = await openPage(page)
  await search(page, 'whey')
  await input.fill('')
  await expect(group(page, 'Buscas recentes')).toBeVisible()
  await expectAccessible(page, 'header')
  await input.fill('creatina')
  await expect(group(page, 'Produtos')).toBeVisible()
  await input.press('ArrowDown')
  await expectAccessible(page, 'header')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the results, with the term in the field', async ({ page }) => {
    await page.goto('/')
    const input = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar produtos' })
    await input.fill('creatina')
    await page.getByRole('banner').getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL('**/busca?busca=creatina')
    await expect(input).toHaveValue('creatina')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('creatina')
  })
})
