import type { Locator } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

const PRODUCT = '/magnesio-bisglicinato-60-capsulas-aurora-lab'
/** Lei 10.962/2004, art. 2: 12 pt. */
const LEAST_PX = 16
const CASH = /^R\$\s[\d.,]+ no Pix$/

test('cash prices are 16 px high at least on cards, products and in the cart @phone', async ({ page }) => {
  await page.goto('/vitaminas')
  await expectReadable(page.getByRole('main').getByText(CASH))
  await page.goto(PRODUCT)
  await hydrated(page)
  await expectReadable(page.getByRole('main').getByText(CASH))
  await page.getByRole('main').getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expectReadable(
    cart
      .getByText(/no Pix/i)
      .filter({ visible: true })
      .first()
  )
})

async function expectReadable(prices: Locator): Promise<void> {
  await expect(prices.first()).toBeVisible()
  // On cards the words around the price are smaller.
  const sizes = await prices.evaluateAll(all =>
    all.map(price => Number.parseFloat(getComputedStyle(price.querySelector('span') ?? price).fontSize))
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(LEAST_PX)
}
