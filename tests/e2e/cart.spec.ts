import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('a quick double click adds once, and many clicks on a quantity become its last one', async ({ page }) => {
  await openProduct(page)
  const writes = watchWrites(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).dblclick()
  const cart = cartOf(page)
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  // All clicks in one task of the page, as from an impatient shopper.
  await cart.getByRole('button', { name: 'Aumentar quantidade' }).evaluate((button: HTMLButtonElement) => {
    for (let i = 0; i < 4; i++) button.click()
  })
  await expect(cart.getByRole('spinbutton')).toHaveValue('5')
  await expect.poll(async () => (await serverCart(page)).itens[0]?.quantidade).toBe(5)
  expect(writes.filter(method => method === 'POST')).toHaveLength(1)
  expect(writes.filter(method => method === 'PUT').length).toBeLessThan(4)
})

test('the cart survives a reload, and an empty one says so', async ({ page }) => {
  await openProduct(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(cartOf(page).getByRole('spinbutton')).toHaveValue('1')
  await page.reload()
  await hydrated(page)
  const entry = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  await expect(entry).toHaveAccessibleName(/1/)
  await entry.click()
  await cartOf(page)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(cartOf(page).getByText('Seu carrinho está vazio')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartOf(page)).toBeHidden()
})

test('a refusal of the server is shown, and the cart stays unchanged', async ({ page }) => {
  await openProduct(page)
  await page.route('**/api/v2/front/checkout/cart', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { itens: [], mensagens: [{ tipo: 'erro', mensagem: 'Restam <b>0</b> unidades.' }] } })
      : route.continue()
  )
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(page.getByText('Restam 0 unidades.').first()).toBeVisible()
  expect((await serverCart(page)).itens).toEqual([])
  expect(JSON.stringify(await page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []))).not.toContain('add_to_cart')
})

test('the bar counts down to free shipping and then says that it is reached', async ({ page }) => {
  await openProduct(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(cartOf(page).getByText(/^Compre mais R\$\s[\d.,]+ para ganhar frete grátis$/)).toBeVisible()
  const quantity = cartOf(page).getByRole('spinbutton')
  const price = (await serverCart(page)).total
  await quantity.fill(String(Math.ceil(199 / price)))
  await quantity.press('Enter')
  await expect(cartOf(page).getByText('Parabéns! Você ganhou Frete Grátis')).toBeVisible()
})

async function openProduct(page: Page): Promise<void> {
  await page.goto('/vitamina-d3-2000-ui-60-softgels-raiz-norte')
  await hydrated(page)
}

function cartOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Carrinho', exact: true })
}

function watchWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/checkout/cart') && request.method() !== 'GET') writes.push(request.method())
  })
  return writes
}

interface ServerCart {
  itens: { quantidade: number }[]
  total: number
}

async function serverCart(page: Page): Promise<ServerCart> {
  return page.evaluate(() => fetch('/api/v2/front/checkout/cart').then(response => response.json()))
}
