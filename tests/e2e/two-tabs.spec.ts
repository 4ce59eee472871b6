import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { newCustomer } from './customer.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('two tabs share a cart: a change in one shows in the other', async ({ page, context }) => {
  await openProduct(page)
  // No interaction here: this tab's state comes from the other tab.
  const other = await context.newPage()
  await other.goto(page.url())
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(cartOf(page).getByRole('spinbutton')).toHaveValue('1')
  const entry = other.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  await expect(entry).toHaveAccessibleName(/1/)
  await entry.click()
  await cartOf(other).getByRole('button', { name: 'Aumentar quantidade' }).click()
  await expect(cartOf(other).getByRole('spinbutton')).toHaveValue('2')
  await expect(cartOf(page).getByRole('spinbutton')).toHaveValue('2')
  await cartOf(page)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(cartOf(other).getByText('Seu carrinho está vazio')).toBeVisible()
})

test('two tabs share the favourites', async ({ page, context, baseURL }) => {
  await newCustomer(page.request, baseURL)
  await page.goto('/vitaminas/vitamina-d')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/favoritos')
  await expect(other.getByText('Você ainda não tem favoritos')).toBeVisible()
  const heart = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /favoritos: / })
    .first()
  await heart.click()
  await expect(other.getByRole('main').getByText('1 produto', { exact: true })).toBeVisible()
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Remover dos favoritos/ })
    .first()
    .click()
  await expect(heart).toHaveAccessibleName(/^Adicionar aos favoritos/)
})

async function openProduct(page: Page): Promise<void> {
  await page.goto('/vitamina-d3-2000-ui-60-softgels-raiz-norte')
  await hydrated(page)
}

function cartOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Carrinho', exact: true })
}
