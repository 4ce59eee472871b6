import { PORTS } from '../support/ports.ts'
import { expect, hydrated, test } from './test.ts'

const API = `http://127.0.0.1:${PORTS.foreignApi}`

test('the cart of another API shows only what the contract has', async ({ page, request }) => {
  await page.goto('/magnesio-dimalato')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  const rows = cart.locator('dl > div')
  await expect(rows).toHaveText([/^Subtotal/, /^TotalR\$\s59,90$/])
  await cart.getByText('Calcular frete e prazo').click()
  await cart.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await cart.getByRole('button', { name: 'Calcular frete' }).click()
  // A cart with one product uses the contract's own call.
  await expect(rows.filter({ hasText: /^Frete: PAC/ })).toHaveText(/R\$\s18,90$/)
  await expect(rows.filter({ hasText: /^Total com frete/ })).toHaveText(/R\$\s78,80$/)
  await cart.getByRole('button', { name: /^Remover/ }).click()
  await cart.getByRole('button', { name: /^Desfazer/ }).click()
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enviar para 01310-100' })).toBeVisible()
  await page.goto('/vitamina-do-sitio-1')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(cart.getByRole('spinbutton')).toHaveCount(2)
  await expect(rows.filter({ hasText: /^Total/ })).toHaveCount(1)
  await expect(cart.getByText(/frete para|calcular frete|leve junto/i)).toHaveCount(0)
  await expect(cart.getByText('Demonstração')).toHaveCount(0)
  const calls: { path: string; body?: unknown }[] = await (await request.get(`${API}/_log`)).json()
  expect(calls.filter(({ path }) => path === 'shipment/list')).toEqual([])
})

test('the cart says how long a coupon lasts when the API cannot take it off', async ({ page }) => {
  await page.route('**/promotional/coupon/*', route => route.fulfill({ json: { sucesso: true } }))
  await page.goto('/magnesio-dimalato')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await cart.getByText('Cupom de desconto').first().click()
  await cart.getByRole('textbox', { name: 'Cupom de desconto' }).fill('OUTONO')
  await cart.getByRole('button', { name: 'Aplicar' }).click()
  await expect(cart.getByText('Cupom aplicado.')).toBeVisible()
  await expect(cart.getByText(/^Um cupom novo fica no lugar deste\./)).toBeInViewport({ ratio: 1 })
  await expect(cart.getByRole('button', { name: /^Tirar cupom/ })).toHaveCount(0)
})
