import { PORTS } from '../support/ports.ts'
import { expect, hydrated, test } from './test.ts'

// The same build over another shop's API, which uses the contract's variants.
const API = `http://127.0.0.1:${PORTS.foreignApi}`

test('serves another shop from home to cart', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Outra Loja/)
  await hydrated(page)
  await page.goto('/vitaminas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitaminas')
  await expect(page.getByText(/28 produtos/)).toBeVisible()
  await page.getByRole('link', { name: /Próxima página/ }).click()
  await expect(page).toHaveURL(/pg=2/)
  await page.goto('/magnesio-dimalato.html')
  await expect(page).toHaveURL(/\/magnesio-dimalato$/)
  await hydrated(page)
  await expect(page.getByText('2x de R$ 29,95')).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await expect(cart.getByText('R$ 59,90').first()).toBeVisible()
})

test('pictures of a product come from the API’s host', async ({ page }) => {
  await page.goto('/magnesio-dimalato')
  const picture = page.getByRole('main').locator('img').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('the checkout is the address that the API names, on its own domain', async ({ page }) => {
  await page.route('https://www.outraloja.example/**', route => route.fulfill({ body: 'checkout of the other shop' }))
  await page.goto('/magnesio-dimalato')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByText('Finalizar compra').click()
  await page.waitForURL('https://www.outraloja.example/checkout/carrinho')
})

test('a product with options needs a choice', async ({ page }) => {
  await page.goto('/whey-do-sitio')
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sabor' })).toBeVisible()
  await page.getByText('Chocolate', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeVisible()
})

test('a list goes into the cart of an API that knows no list/shop', async ({ page }) => {
  await page.goto('/lista')
  await page.getByRole('link', { name: 'Kit do Sítio' }).click()
  await expect(page).toHaveURL(/\/lista\/kit-do-sitio$/)
  await hydrated(page)
  await page.getByRole('combobox', { name: /Sabor/ }).selectOption('Chocolate')
  await page.getByRole('button', { name: 'Adicionar lista ao carrinho' }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveCount(2)
  await expect(cart.getByRole('spinbutton').first()).toHaveValue('2')
})

test('a refusal is shown and the cart stays unchanged', async ({ page }) => {
  await page.goto('/vitamina-do-sitio-1')
  await hydrated(page)
  await page.getByRole('spinbutton', { name: 'Quantidade' }).fill('50')
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByText('Restam 9 unidades.').first()).toBeVisible()
})

test('a subscription is a line of its own in the cart of an API that knows no product/shop', async ({
  page,
  request
}) => {
  await page.goto('/magnesio-dimalato')
  await hydrated(page)
  await expect(page.getByText(/economizar|Cancele quando quiser/)).toHaveCount(0)
  await page.getByRole('main').getByText('Assinar', { exact: true }).click()
  for (const frequency of ['60', '90']) {
    await page.getByRole('combobox', { name: 'Frequência' }).selectOption(frequency)
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
    const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
    await expect(cart.getByText(`Assinatura: a cada ${frequency} dias`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  const calls: { path: string; body: unknown }[] = await (await request.get(`${API}/_log`)).json()
  expect(JSON.stringify(calls.filter(({ path }) => path === 'checkout/cart'))).toContain('recorrencia')
})

test('the contact form works when the API has no page for it', async ({ page }) => {
  await page.goto('/pagina/contato')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fale conosco')
  await page.getByLabel('Nome').fill('Rui')
  await page.getByRole('main').getByLabel('E-mail').fill('rui@exemplo.example')
  await page.getByLabel('Mensagem').fill('Bom dia')
  await page.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'mensagem' })).toBeFocused()
})

test('any 2xx accepts a store review, and a visitor without a valid key is sent to the home page', async ({ page }) => {
  await page.goto('/pagina/avaliacao-de-loja?key=outra')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/pagina/avaliacao-de-loja?key=b7d1.c0')
  await hydrated(page)
  for (const group of await page.getByRole('group').filter({ hasText: 'Excelente' }).all())
    await group.getByRole('radio', { name: '9' }).check()
  await page.getByRole('radio', { name: 'Sim' }).check()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Obrigado' })).toBeFocused()
})
