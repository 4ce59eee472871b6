import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const SUBSCRIBABLE = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'

test('each frequency of a subscription is a cart line of its own, beside a single purchase', async ({ page }) => {
  await page.goto(SUBSCRIBABLE)
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'Compra única' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Frequência' })).toBeHidden()
  await add(page)
  await page.getByRole('main').getByText('Assinar e economizar').click()
  for (const days of ['30', '60']) {
    await page.getByRole('combobox', { name: 'Frequência' }).selectOption({ label: `A cada ${days} dias` })
    await add(page, `Assinatura: a cada ${days} dias`)
  }
  await expect(page.getByText('10% de desconto em cada entrega · Cancele quando quiser')).toHaveCount(2)
  await page.goto('/checkout/carrinho')
  await expect(page.getByText(/Assinatura: a cada (30|60) dias/)).toHaveCount(2)
})

test('the price follows the choice between buying once and subscribing', async ({ page }) => {
  await page.goto(SUBSCRIBABLE)
  await hydrated(page)
  const price = page.getByRole('main').locator('[aria-live]').filter({ hasText: 'no Pix' })
  await expect(price).toContainText(/R\$\s34,90.*R\$\s33,16 no Pix/)
  await page.getByRole('main').getByText('Assinar e economizar').click()
  await expect(price).toContainText(/De R\$\s42,90.*R\$\s31,41.*R\$\s0,52 por dose/)
  await expect(price).toContainText(/R\$\s29,84 no Pix.*3x de R\$\s10,47 sem juros/)
  await page.getByRole('main').getByText('Compra única').click()
  await expect(price).toContainText('33,16 no Pix')
})

test('a coupon is accepted or refused with the server’s message, and its discount is among the totals', async ({
  page
}) => {
  await page.goto(SUBSCRIBABLE)
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await cart.getByText('Cupom de desconto').first().click()
  const code = cart.getByRole('textbox', { name: 'Cupom de desconto' })
  await code.fill('NADA10')
  await cart.getByRole('button', { name: 'Aplicar' }).click()
  await expect(code).toHaveAccessibleDescription('Este cupom não vale: o código não existe. Confira o que digitou.')
  await expect(code).toBeFocused()
  await code.fill('SEIVA10')
  await cart.getByRole('button', { name: 'Aplicar' }).click()
  await expect(cart.getByRole('term').filter({ hasText: 'SEIVA10' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a subscription is bought by the form alone, at the price of the page', async ({ page }) => {
    await page.goto(SUBSCRIBABLE)
    await page.getByRole('main').getByText('Assinar e economizar').click()
    await page.getByRole('combobox', { name: 'Frequência' }).selectOption({ label: 'A cada 90 dias' })
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
    await expect(page).toHaveURL(/\/checkout\/carrinho$/)
    await expect(page.getByText('Assinatura: a cada 90 dias')).toBeVisible()
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: '10% de desconto em cada entrega' })
    await expect(line).toContainText(/R\$\s42,90 R\$\s31,41/)
  })
})

async function add(page: Page, line?: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(line ? cart.getByText(line) : cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
}
