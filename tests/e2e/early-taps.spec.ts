import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, noisyTest, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const PRODUCT = '/whey-protein-concentrado-900-g-arco-forte'

const pictureOf = (page: Page) => page.getByRole('link', { name: /^Ampliar/ }).first()
const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Carrinho', exact: true })
const cartLinkOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Carrinho' })

test('a panel tapped before hydration opens at once and is filled afterwards', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/marcas', { waitUntil: 'commit' })
  await cartLinkOf(page).click()
  await expect(cartOf(page)).toContainText('Carregando…')
  await cartOf(page).getByRole('button', { name: 'Fechar' }).click()
  await expect(cartOf(page)).toBeHidden()
  await cartLinkOf(page).click()
  await expect(cartOf(page)).toBeVisible()
  release()
  await expect(cartOf(page)).toContainText('Seu carrinho está vazio')
  await page.goBack()
  await expect(cartOf(page)).toBeHidden()
  await expect(page).toHaveURL('/marcas')
})

test('a tap on the cart at the moment when its code starts opens it', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const find = document.querySelector.bind(document)
    document.querySelector = (selector: string) => {
      if (selector !== 'dialog#carrinho') return find(selector)
      document.querySelector = find
      queueMicrotask(() => find<HTMLElement>('header [data-shopper="cart"]')?.click())
      return find(selector)
    }
  })
  await page.goto('/marcas')
  await hydrated(page)
  // The first interaction loads the cart's code.
  await page.keyboard.press('Shift')
  await expect(cartOf(page)).toContainText('Seu carrinho está vazio')
})

test('a search typed before hydration gets its suggestions afterwards', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/marcas', { waitUntil: 'commit' })
  const field = page.getByRole('banner').locator('input[name=busca]')
  await field.click()
  await page.keyboard.type('creatina')
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(field).toHaveValue('creatina')
})

test('a tap on a product before hydration takes effect afterwards', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click({ clickCount: 2 })
  await pictureOf(page).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Imagens do produto' })).toBeVisible()
  await expect(page).toHaveURL(PRODUCT)
  await expect(page.getByRole('spinbutton', { name: 'Quantidade', includeHidden: true })).toHaveValue('3')
})

test('an order chosen before hydration is applied afterwards', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/vitaminas', { waitUntil: 'commit' })
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Menor preço')
  release()
  await expect(page).toHaveURL(/order=Menor/)
})

test('a price set before hydration is applied afterwards', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/vitaminas', { waitUntil: 'commit' })
  await page.getByRole('slider', { name: 'Preço máximo' }).fill('60')
  release()
  await expect(page).toHaveURL(/[?&]preco=\d+-60/)
  await expect(page.getByRole('slider', { name: 'Preço máximo' })).toHaveValue('60')
})

test('an order that the store does not know is kept in the address', async ({ page }) => {
  await page.goto('/vitaminas?order=inventada')
  await hydrated(page)
  await expect(page).toHaveURL('/vitaminas?order=inventada')
})

noisyTest('where the scripts do not come the browser shows the large picture', async ({ page }) => {
  await page.clock.install()
  await page.route('**/assets/*.js', route => route.abort())
  await page.addInitScript(() => sessionStorage.setItem('chunkReload', String(Date.now())))
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await pictureOf(page).click()
  const shown = page.waitForURL(/\/img\/1920\//, { waitUntil: 'commit' })
  await page.clock.runFor(10_000)
  await shown
})

noisyTest('where the scripts do not come the cart link leads to the page of the cart', async ({ page }) => {
  let fail = () => {}
  const failure = new Promise<void>(resolve => {
    fail = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await failure
    await route.abort()
  })
  // As after a reload, so that the page does not try another one.
  await page.addInitScript(() => sessionStorage.setItem('chunkReload', String(Date.now())))
  await page.goto('/marcas', { waitUntil: 'commit' })
  await cartLinkOf(page).click()
  await expect(cartOf(page)).toBeVisible()
  fail()
  await expect(page).toHaveURL('/checkout/carrinho')
})

noisyTest('where the code of the cart does not come a card sends its form', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('chunkReload', String(Date.now())))
  await page.route('**/assets/shopper-actions-*.js', route => route.abort())
  await page.goto('/vitaminas/vitamina-d')
  await hydrated(page)
  const buy = page
    .getByRole('main')
    .getByRole('button', { name: /^Comprar/ })
    .first()
  const added = page.waitForRequest(request => request.method() === 'POST' && request.isNavigationRequest())
  await buy.click()
  expect((await added).postData()).toBe('quantidade=1')
  await expect(page).toHaveURL('/checkout/carrinho')
  await page.goBack()
  await expect(buy).toHaveText('Comprar')
})

test('a product bought on a page that is left at once is in the cart of the next page', { tag: '@phone' }, async ({
  page
}) => {
  const release = await holdScripts(page, '**/assets/shopper-actions-*.js')
  await page.goto('/vitaminas')
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Comprar/ })
    .first()
    .click()
  await page.reload()
  await page.goto(PRODUCT)
  release()
  await expect(cartLinkOf(page)).toHaveAccessibleName(/1/)
  await page.reload()
  await cartLinkOf(page).click()
  await expect(cartOf(page).getByRole('spinbutton')).toHaveValue('1')
})

/** Holds back the document's scripts until the returned function is called. */
async function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(scripts, async route => {
    await released
    await route.continue().catch(() => null)
  })
  return release
}
