import { PORTS } from '../support/ports.ts'
import { newCustomer, signIn } from './customer.ts'
import { expect, hydrated, test } from './test.ts'

// The same build over an API that serves the contract alone: no call and no field of the store's own.
const API = `http://127.0.0.1:${PORTS.plainApi}`
const EMBEDDED = `http://localhost:${PORTS.store}`
const WITH_OPTION = '/proteinas/whey-protein'

test('home, category, filter, product with an option, cart, checkout', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Seiva/)
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.goto(WITH_OPTION)
  await hydrated(page)
  await page.getByRole('complementary', { name: 'Filtrar' }).getByRole('link', { name: 'Arco Forte' }).click()
  await expect(page).toHaveURL(/marca=\d/)
  await page.goto(WITH_OPTION)
  await hydrated(page)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Escolher/ }) })
    .first()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).not.toHaveURL(/whey-protein$/)
  await hydrated(page)
  const add = page.getByRole('main').getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first()
  await add.click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await page.getByRole('radio', { disabled: false }).first().check()
  await add.click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await cart.getByText('Finalizar compra', { exact: true }).click()
  await page.waitForURL(`${API}/checkout/carrinho`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrinho')
})

test('a product is found by its name', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Buscar produtos' }).fill('creatina')
  await page.getByRole('combobox', { name: 'Buscar produtos' }).press('Enter')
  await expect(page).toHaveURL(/\/busca\?busca=creatina/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /creatina/i })
      .first()
  ).toBeVisible()
})

test('every link to a new account leads to the registration of the API, without a form', async ({ page, request }) => {
  await page.goto('/checkout/acesso?return=%2Fvitaminas')
  await hydrated(page)
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await page.waitForURL(`${API}/checkout/cadastro/**`)
  await expect(page.getByRole('heading')).toHaveText('Cadastro da loja')
  expect(new URL(page.url()).searchParams.get('return')).toBe(`http://localhost:${PORTS.plainStore}/vitaminas`)
  await page.goto('/vitaminas')
  await hydrated(page)
  await page.getByRole('banner').locator('a[data-shopper="account"]').click()
  await page.getByRole('dialog', { name: 'Entrar', exact: true }).getByRole('link', { name: 'Criar conta' }).click()
  await page.waitForURL(`${API}/checkout/cadastro/**`)
  const answer = await request.get('/checkout/cadastro/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, `${API}/checkout/cadastro/`])
  expect(answer.headers()['cache-control']).toBe('no-store')
  const calls: { call: string }[] = await (await request.get(`${API}/_log`)).json()
  expect(calls.filter(({ call }) => call === 'POST checkout/register')).toHaveLength(1)
})

test('a heart leads to the login; after it the product is a favourite', async ({ page, playwright }) => {
  const api = await playwright.request.newContext({ baseURL: EMBEDDED })
  const customer = await newCustomer(api, EMBEDDED)
  await api.dispose()
  await page.goto('/vitaminas')
  await hydrated(page)
  const path = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .getAttribute('href')
  await page.goto(String(path))
  await hydrated(page)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /favoritos/ })
    .first()
  await heart.click()
  await page.waitForURL('**/checkout/acesso**')
  await hydrated(page)
  await signIn(page, customer)
  await page.waitForURL(`**${path}`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Remover dos favoritos', exact: true })).toBeVisible()
})

test('a CEP shows price and delivery time, and is remembered', async ({ page }) => {
  await page.goto('/vitaminas')
  await hydrated(page)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/vitaminas$/)
  await hydrated(page)
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'CEP' }) })
  await form.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await form.getByRole('button').first().click()
  await expect(
    page
      .getByRole('table', { name: /01310-100/ })
      .getByRole('row', { name: /dias? út.*R\$/ })
      .first()
  ).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Enviar para 01310-100' })).toBeVisible()
})

test('newsletter and contact are accepted', async ({ page }) => {
  await page.goto('/pagina/contato')
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByLabel('Nome').fill('Rui')
  await main.getByLabel('E-mail').fill('rui@exemplo.example')
  await main.getByLabel('Mensagem').fill('Bom dia')
  await main.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'mensagem' })).toBeFocused()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: /e-mail/i }).fill(`rui.${crypto.randomUUID()}@exemplo.example`)
  await footer.getByRole('button', { name: 'Assinar' }).click()
  await expect(footer.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
})

test('the store speaks English', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: '1', url: baseURL ?? '' }])
  await page.goto('/vitaminas')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitamins')
})

test('missing names and calls of the store’s own break no page, with debug neither', async ({ request }) => {
  for (const path of ['/', '/vitaminas', '/busca?busca=whey']) {
    const page = await request.get(`${path}${path.includes('?') ? '&' : '?'}debug=1`)
    expect([path, page.status()]).toEqual([path, 200])
  }
  for (const path of ['/vendedores', '/vendedores/mapa']) expect((await request.get(path)).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a product goes into the cart, and a new account begins at the API', async ({ page }) => {
    await page.goto('/vitaminas')
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('form[method="post"]') })
      .first()
    await card.getByRole('heading').getByRole('link').click()
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
    await page.waitForURL(`${API}/checkout/carrinho`)
    await page.goto('/checkout/acesso')
    await page.getByRole('link', { name: 'Criar conta' }).click()
    await page.waitForURL(`${API}/checkout/cadastro/**`)
  })
})
