import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const OPEN_LIST = '/lista/vitaminas-da-familia'
const WITH_FLAVOURS = '/lista/primeiros-passos-na-academia'
const FIXED_LIST = '/lista/cabelos-pele-e-unhas'
const ADD = 'Adicionar lista ao carrinho'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
const sideCart = (page: Page) => page.getByRole('dialog', { name: 'Carrinho', exact: true })

test('the index leads to every list', async ({ page }) => {
  await page.goto('/lista')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Listas')
  const lists = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  expect(await lists.count()).toBeGreaterThanOrEqual(5)
  const name = await lists.first().textContent()
  await lists.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await expect(page.getByRole('button', { name: ADD })).toBeVisible()
})

test('the offers of the week are a list that the top of every page leads to', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').locator('a[href="/lista/ofertas-da-semana"]')).toHaveCount(1)
  await page.goto('/lista/ofertas-da-semana')
  await expect(rows(page)).toHaveCount(12)
  await expect(rows(page).getByRole('deletion')).toHaveCount(12)
})

test('a picture of a list is whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/lista')
  const fits = await page
    .getByRole('main')
    .locator('li img')
    .evaluateAll(all => all.map(img => getComputedStyle(img).objectFit))
  expect(new Set(fits)).toEqual(new Set(['contain']))
})

test('a whole list goes into the cart by one call', async ({ page }) => {
  const posts: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/checkout/cart')) posts.push(request.postData() ?? '')
  })
  await page.goto(OPEN_LIST)
  await hydrated(page)
  const count = await rows(page).count()
  await page.getByRole('button', { name: ADD }).click()
  await expect(sideCart(page).getByRole('spinbutton')).toHaveCount(count)
  expect(posts).toHaveLength(1)
})

test('a list without a choice is refused, quantities change the total, and 0 leaves a product out', async ({
  page
}) => {
  await page.goto(OPEN_LIST)
  await hydrated(page)
  await test.step('nothing chosen is said, and nothing added', async () => {
    const fields = await rows(page).getByRole('spinbutton').all()
    for (const field of fields) await field.fill('0')
    await page.getByRole('button', { name: ADD }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/ao menos um produto/)
    await expect(sideCart(page)).toBeHidden()
    for (const field of fields) await field.fill('1')
  })
  const total = page.getByText('Total da lista')
  const before = await total.locator('..').textContent()
  await rows(page).nth(0).getByRole('button', { name: 'Aumentar quantidade' }).click()
  await expect(rows(page).nth(0).getByRole('spinbutton', { name: 'Quantidade' })).toHaveValue('2')
  await expect(total.locator('..')).not.toHaveText(before ?? '')
  await rows(page).nth(1).getByRole('spinbutton', { name: 'Quantidade' }).fill('0')
  const count = await rows(page).count()
  await page.getByRole('button', { name: ADD }).click()
  await expect(sideCart(page).getByRole('spinbutton')).toHaveCount(count - 1)
  await expect(sideCart(page).getByRole('spinbutton').filter({ visible: true }).first()).toHaveValue('2')
})

test('the flavour that is chosen is the one in the cart', async ({ page }) => {
  await page.goto(WITH_FLAVOURS)
  await hydrated(page)
  const flavour = rows(page).getByRole('combobox').first()
  const label = await flavour.locator('option:enabled').last().textContent()
  await flavour.selectOption({ label: label ?? '' })
  await page.getByRole('button', { name: ADD }).click()
  await expect(sideCart(page).getByText(label ?? '')).toBeVisible()
})

test('a fixed list has no quantities to change', async ({ page }) => {
  await page.goto(FIXED_LIST)
  await hydrated(page)
  await expect(rows(page).getByRole('spinbutton')).toHaveCount(0)
  await expect(
    rows(page)
      .getByText(/\d unidades?/)
      .first()
  ).toBeVisible()
  await page.getByRole('button', { name: ADD }).click()
  await expect(sideCart(page).getByRole('spinbutton').first()).toBeVisible()
})

test('a list is bought by keyboard alone', async ({ page }) => {
  await page.goto(OPEN_LIST)
  await hydrated(page)
  const field = rows(page).nth(0).getByRole('spinbutton', { name: 'Quantidade' })
  await field.focus()
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('2')
  await page.keyboard.press('Tab')
  await expect(rows(page).nth(0).getByRole('button', { name: 'Aumentar quantidade' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('3')
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(sideCart(page).getByRole('spinbutton').first()).toHaveValue('3')
})

test('brands are filtered while typing, ignoring accents, and the address keeps the text', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  const cards = page.getByRole('main').locator('ul a')
  const all = await cards.count()
  await page.getByRole('searchbox', { name: 'Filtrar marcas' }).fill('MARE')
  await expect(cards).toHaveText(['Maré Viva'])
  await expect(page.getByRole('status').filter({ hasText: /^1 marca$/ })).toBeVisible()
  await expect(page).toHaveURL(/\/marcas\?busca=MARE$/)
  await cards.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maré Viva')
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Filtrar marcas' })).toHaveValue('MARE')
  await expect(cards).toHaveText(['Maré Viva'])
  await page.getByRole('searchbox', { name: 'Filtrar marcas' }).fill('nenhuma assim')
  await expect(page.getByText('Nenhuma marca encontrada')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todas as marcas' }).click()
  await expect(cards).toHaveCount(all)
  await expect(page.getByRole('searchbox', { name: 'Filtrar marcas' })).toHaveValue('')
})

test('links in the text of a page load no new document', async ({ page }) => {
  await page.goto('/pagina/guia-de-suplementos')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { kept: true }))
  const link = page.getByRole('article').locator('p a[href^="/"], li a[href^="/"]').last()
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a whole list goes into the cart, with what was chosen', async ({ page }) => {
    await page.goto(OPEN_LIST)
    const count = await rows(page).count()
    await rows(page).nth(0).getByRole('spinbutton', { name: 'Quantidade' }).fill('3')
    await rows(page).nth(1).getByRole('spinbutton', { name: 'Quantidade' }).fill('0')
    await page.getByRole('button', { name: ADD }).click()
    await page.waitForURL('**/checkout/carrinho')
    await expect(page.getByRole('spinbutton')).toHaveCount(count - 1)
    await expect(page.getByRole('spinbutton').first()).toHaveValue('3')
  })

  test('a refused list keeps the typed quantities and says why', async ({ page }) => {
    await page.goto(OPEN_LIST)
    for (const field of await rows(page).getByRole('spinbutton').all()) await field.fill('0')
    await page.getByRole('button', { name: ADD }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/ao menos um produto/)
    await expect(rows(page).nth(0).getByRole('spinbutton')).toHaveValue('0')
  })

  test('brands are filtered by a plain form', async ({ page }) => {
    await page.goto('/marcas')
    await page.getByRole('searchbox', { name: 'Filtrar marcas' }).fill('pe de')
    await page.getByRole('button', { name: 'Filtrar', exact: true }).click()
    await expect(page).toHaveURL(/\/marcas\?busca=pe\+de$/)
    await expect(page.getByRole('main').locator('ul a')).toHaveText(['Pé de Vento'])
    await page.goto('/marcas?busca=nada')
    await page.getByRole('link', { name: 'Ver todas as marcas' }).click()
    await expect(page).toHaveURL(/\/marcas$/)
  })
})
