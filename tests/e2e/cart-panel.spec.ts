import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, isPhone, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('the header and the cart share one CEP, and the cart’s total is the server’s', { tag: '@phone' }, async ({
  page
}) => {
  await page.goto('/vitamina-d3-2000-ui-60-softgels-raiz-norte')
  await hydrated(page)
  await chooseCep(page)
  // The product page already uses the known CEP.
  await expect(page.locator('#frete').getByRole('row', { name: /Econômica/ })).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('2')
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(rowOf(cart, /^Total com frete/)).toBeVisible()
  await cart.getByText('Ver detalhes').click()
  await expect(rowOf(cart, /^Frete: Econômica/)).toContainText(/R\$\s16,90/)
  await cart.getByText('Cupom de desconto').first().click()
  await cart.getByRole('textbox', { name: 'Cupom de desconto' }).fill('SEIVA10')
  await cart.getByRole('button', { name: 'Aplicar' }).click()
  await expect(rowOf(cart, /^Cupom SEIVA10/)).toBeVisible()
  const { total, subtotal, promocoes } = await serverCart(page)
  const shown = async (row: RegExp) => centsOf(await rowOf(cart, row).innerText())
  expect(await shown(/^Total no Pix/)).toBe(Math.round(subtotal.descontoVista.valor * 100) + 1690)
  expect(await shown(/^Subtotal/)).toBe(Math.round((total + promocoes[0].desconto) * 100))
  expect(await shown(/^Total com frete/)).toBe(Math.round(total * 100) + 1690)
  await expect(rowOf(cart, /^Parcelado/)).toContainText(/\dx de R\$\s[\d,]+ sem juros/)
  await expect(rowOf(cart, /^Você economiza/)).toBeVisible()
  // Above the free shipping threshold of the CEP's state.
  await cart.getByRole('spinbutton').fill('8')
  await cart.getByRole('spinbutton').press('Enter')
  await expect(cart.getByText(/^Para São Paulo\/SP: .+ grátis, \d+ dias úteis\.$/)).toBeVisible()
  await expect(cart.getByRole('region', { name: 'Leve junto' })).toBeVisible()
  await cart.getByText('Frete para 01310-100').first().click()
  await cart.getByRole('textbox', { name: 'CEP' }).fill('123')
  await cart.getByRole('button', { name: 'Calcular frete' }).click()
  await expect(cart.getByRole('textbox', { name: 'CEP' })).toHaveAccessibleDescription('Informe um CEP com 8 números.')
  await expect(cart.getByRole('textbox', { name: 'CEP' })).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  // The cart page knows the CEP and has the same parts.
  await page.goto('/checkout/carrinho')
  await expect(
    page
      .getByRole('rowheader', { name: 'Grátis' })
      .or(page.getByRole('cell', { name: 'Grátis' }))
      .first()
  ).toBeVisible()
  await expectAccessible(page)
})

test('the cart’s answers scroll into view, and a coupon can be taken off', { tag: '@phone' }, async ({ page }) => {
  const cart = await openFilled(page)
  await expect(cart.getByRole('link', { name: 'Finalizar compra' })).toBeInViewport({ ratio: 1 })
  await expect(cart.getByText('Demonstração: nenhum pedido será considerado.')).toBeInViewport()
  await cart.getByText('Cupom de desconto').first().click()
  const code = cart.getByRole('textbox', { name: 'Cupom de desconto' })
  const apply = cart.getByRole('button', { name: 'Aplicar' })
  await expect(apply).toBeInViewport({ ratio: 1 })
  await code.fill('NADA')
  await apply.click()
  await expect(cart.getByRole('alert').filter({ hasText: 'Este cupom não vale: o código não existe.' })).toBeInViewport(
    { ratio: 1 }
  )
  await code.fill('SEIVA10')
  await apply.click()
  await expect(cart.getByRole('status').filter({ hasText: 'Cupom aplicado.' })).toBeInViewport({ ratio: 1 })
  await cart.getByRole('button', { name: 'Tirar cupom: SEIVA10' }).click()
  await expect(cart.getByRole('status').filter({ hasText: 'Cupom retirado.' })).toBeInViewport({ ratio: 1 })
  await expect(code).toBeFocused()
  await expect(cart.getByText('Um cupom novo fica no lugar deste.')).toHaveCount(0)
  expect((await serverCart(page)).promocoes).toEqual([])
  await cart.getByText('Calcular frete e prazo').click()
  await cart.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await cart.getByRole('button', { name: 'Calcular frete' }).click()
  await expect(cart.getByRole('row', { name: /^Expressa/ })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'dialog[open]')
})

test('the cart shows one amount to pay, bold and last, and the details unfold', { tag: '@phone' }, async ({ page }) => {
  const cart = await openFilled(page)
  const rows = cart.locator('dl > div').filter({ visible: true })
  await expect(rows).toHaveText([/^Total no Pix/, /^TotalR\$/])
  const { total } = await serverCart(page)
  expect(centsOf(await rows.last().innerText())).toBe(Math.round(total * 100))
  const foot = await cart.evaluate(dialog => dialog.lastElementChild?.getBoundingClientRect().height)
  expect(foot).toBeLessThan(200)
  await cart.getByText('Ver detalhes').click()
  await expect(rows.first()).toHaveText(/^Subtotal/)
  await expect(rows.last()).toHaveText(/^TotalR\$/)
})

test('a removed line comes back as it was, by keyboard', async ({ page }) => {
  await page.goto('/whey-protein-concentrado-900-g-arco-forte')
  await hydrated(page)
  await page.getByRole('radio', { name: 'Chocolate' }).check({ force: true })
  await page.getByRole('main').getByText('Assinar e economizar').click()
  await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('2')
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  const [before] = (await serverCart(page)).itens
  await cart.getByRole('button', { name: /^Remover/ }).press('Enter')
  await expect(cart.getByRole('status').filter({ hasText: 'saiu do carrinho' })).toBeVisible()
  await expect(cart.getByText('Seu carrinho está vazio')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  // The title has the focus. The close button follows, then this button.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cart.getByRole('button', { name: /^Desfazer/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
  await expect(cart.getByRole('status').filter({ hasText: 'voltou ao carrinho' })).toBeVisible()
  await expect.poll(async () => (await serverCart(page)).itens).toEqual([before])
})

test('each of two removed lines can be restored', async ({ page }) => {
  for (const path of ['/vitamina-d3-2000-ui-60-softgels-raiz-norte', '/omega-3-1000-mg-120-softgels-mare-viva']) {
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  }
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect.poll(async () => (await serverCart(page)).itens.length).toBe(2)
  const before = (await serverCart(page)).itens
  for (let left = 1; left >= 0; left -= 1) {
    await cart
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click()
    await expect(cart.getByRole('spinbutton')).toHaveCount(left)
  }
  await cart.getByRole('button', { name: /^Desfazer/ }).click()
  await cart.getByRole('button', { name: /^Desfazer/ }).click()
  await expect(cart.getByRole('spinbutton')).toHaveCount(2)
  await expect(cart.getByRole('status').filter({ hasText: 'voltou ao carrinho' })).toBeVisible()
  await expect.poll(async () => (await serverCart(page)).itens).toEqual(expect.arrayContaining(before))
})

test('a product that goes with the cart is offered, added, and gets its discount', async ({ page }) => {
  await page.goto('/vitamina-d3-2000-ui-60-softgels-raiz-norte')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  const offers = cart.getByRole('region', { name: 'Leve junto' }).getByRole('article')
  await expect(offers.first()).toBeVisible()
  expect(await offers.count()).toBeLessThanOrEqual(3)
  const name = await offers.first().getByRole('link').innerText()
  await offers.first().getByRole('button').click()
  await expect(cart.getByRole('spinbutton')).toHaveCount(2)
  await cart.getByText('Ver detalhes').click()
  await expect(rowOf(cart, /^Comprando juntos|^Leve junto|junto/i)).toBeVisible()
  await expect(offers.filter({ hasText: name })).toHaveCount(0)
})

async function openFilled(page: Page): Promise<Locator> {
  await page.goto('/vitamina-d3-2000-ui-60-softgels-raiz-norte')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  return cart
}

async function chooseCep(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const link = page.getByRole('link', { name: 'Informe seu CEP' }).filter({ visible: true })
  await link.click()
  const dialog = page.getByRole('dialog', { name: 'Onde você quer receber?' })
  await expect(dialog.getByRole('textbox', { name: 'CEP' })).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.type('00000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'CEP' })).toHaveAccessibleDescription(/\S/)
  await dialog.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Enviar para 01310-100' })).toHaveCount(isPhone(page) ? 0 : 1)
}

function rowOf(cart: Locator, words: RegExp): Locator {
  return cart.locator('dl > div').filter({ hasText: words })
}

function centsOf(text: string): number {
  return Number(/R\$\s([\d.]+,\d\d)/.exec(text)?.[1]?.replace(/\D/g, ''))
}

interface ServerCart {
  itens: unknown[]
  total: number
  subtotal: { descontoVista: { valor: number } }
  promocoes: [{ desconto: number }]
}

async function serverCart(page: Page): Promise<ServerCart> {
  return page.evaluate(() => fetch('/api/v2/front/checkout/cart').then(response => response.json()))
}
