import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, follow, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

/** More tab stops than any page has. */
const MAX_STEPS = 150

test('from home to the checkout by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await tabTo(page, page.getByRole('navigation').getByRole('link', { name: 'Vitaminas', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Comprar / })
      .first()
  )
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await tabTo(page, cart.getByRole('button', { name: /^Aumentar quantidade/ }))
  await page.keyboard.press('Enter')
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  await tabTo(page, cart.getByRole('link', { name: 'Finalizar compra' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout/carrinho')
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
})

test('the focus stays in the field while the rest of the page loads', async ({ page }) => {
  const arrives = Promise.withResolvers<void>()
  let isAsked = false
  await page.route('**/assets/deferred-*.js', async route => {
    isAsked = true
    await arrives.promise
    await route.continue()
  })
  await page.goto('/marcas')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' })
  // Not `hydrated`: the held file also contains the menu and the newsletter.
  await expect(async () => {
    for (const at of [1, 2]) await page.mouse.move(at, at)
    expect(isAsked).toBe(true)
  }).toPass()
  await follow(page, '/vitaminas')
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await field.fill('zinco')
  arrives.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'Página carregada' })).toBeAttached()
  await expect(field).toBeFocused()
})

/** Tabs to the target as a shopper without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
