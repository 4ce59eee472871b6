import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, isPhone, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const button = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })
const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value
const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? null))

test('only the browser asks for consent; the question takes no focus and the keyboard reaches it', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain('Recusar')
  await page.goto('/marcas')
  await hydrated(page)
  await expect(question(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(button(page, 'Recusar')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect.poll(() => consentOf(page)).toMatch(/^1\.\d{8}\.00$/)
})

test('the question does not appear under a pressed pointer, which would lose the click', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(/deferred-[^/]*\.js$/, async route => {
    await pressed
    await route.continue()
  })
  await page.goto('/marcas')
  const link = page.getByRole('main').getByRole('link').last()
  await link.evaluate(element => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const href = await link.getAttribute('href')
  await link.hover()
  await page.mouse.down()
  press()
  await expect(page.locator('dialog[aria-label="Carrinho"]')).toBeAttached()
  await expect(question(page)).toBeHidden()
  await page.mouse.up()
  await expect(page).toHaveURL(href ?? '')
  await expect(question(page)).toBeVisible()
})

test('a shopper who refuses is not measured: no event and no other origin from home to checkout', async ({
  page,
  baseURL
}) => {
  const elsewhere: string[] = []
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url())
  })
  await page.goto('/?utm_source=boletim&gclid=Cj0K')
  await hydrated(page)
  await button(page, 'Recusar').click()
  await page.goto('/vitaminas')
  await hydrated(page)
  const product = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await product.click()
  await page.waitForURL(url => url.pathname !== '/vitaminas')
  expect(await dataLayer(page)).toBe('null')
  await openProduct(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  expect(await dataLayer(page)).toBe('null')
  expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty('campaign')
  await cart.getByText('Finalizar compra', { exact: true }).click()
  await page.waitForURL('**/checkout/carrinho')
  expect(await dataLayer(page)).toBe('null')
  expect(elsewhere).toEqual([])
  await expect(question(page)).toBeHidden()
})

test('each purpose is chosen separately, and the footer changes the choice', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await button(page, 'Escolher').click()
  const purpose = (name: string) => question(page).getByRole('checkbox', { name, exact: true })
  await expect(purpose('Necessários')).toBeChecked()
  await expect(purpose('Medição')).not.toBeChecked()
  await expect(purpose('Marketing')).toBeDisabled()
  await purpose('Medição').check()
  await button(page, 'Salvar').click()
  await expect(question(page)).toBeHidden()
  await expect.poll(() => consentOf(page)).toMatch(/\.10$/)
  await page.reload()
  await hydrated(page)
  const preferences = page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' })
  await preferences.click()
  await expect(purpose('Medição')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(preferences).toBeFocused()
  expect(await consentOf(page)).toMatch(/\.10$/)
  await preferences.click()
  await button(page, 'Recusar').click()
  await expect(question(page)).toBeHidden()
  await expect.poll(() => consentOf(page)).toMatch(/\.00$/)
})

test('the question covers no buy button, and a shopper who has not answered is not measured', {
  tag: '@phone'
}, async ({ page }) => {
  await openProduct(page)
  await expect(question(page)).toBeVisible()
  if (isPhone(page)) {
    await page.getByRole('heading', { name: 'Avaliações', exact: true }).scrollIntoViewIfNeeded()
    const [bar, panel] = await Promise.all([page.locator('[data-buy-bar]').boundingBox(), question(page).boundingBox()])
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
  expect(await dataLayer(page)).toBe('null')
})

test('tracking parameters on the previous route: the next one is a full load without them', async ({ page }) => {
  await page.goto('/busca?busca=zinco')
  await hydrated(page)
  // The code that reloads the next page loads together with the question.
  await expect(question(page)).toBeVisible()
  // As in the links of banners inside the store.
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' })
  await field.evaluate(input => {
    const extra = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'utm_source',
      value: 'banner'
    })
    input.insertAdjacentElement('afterend', extra)
    Reflect.set(window, 'firstDocument', true)
  })
  await field.fill('creatina')
  await field.press('Enter')
  await page.waitForURL(/busca=creatina&utm_source=banner/)
  // The field shows the term once the results are loaded.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('creatina')
  expect(await page.evaluate(() => Reflect.get(window, 'firstDocument'))).toBe(true)
  await field.fill('zinco')
  await field.press('Enter')
  await page.waitForURL(/\/busca\?busca=zinco$/)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'firstDocument'))).toBeUndefined()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zinco')
})

/** Opens a product without visiting the listing, which would also be measured. */
async function openProduct(page: Page): Promise<void> {
  const listing = await (await page.request.get('/vitaminas')).text()
  const forms = [...listing.slice(listing.indexOf('<main')).matchAll(/<form [^>]+>/g)].map(([tag]) => tag)
  const buying = forms.find(tag => tag.includes('method="post"'))
  await page.goto(/action="([^"]+)"/.exec(buying ?? '')?.[1] ?? '/')
  await hydrated(page)
}
