import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, isPhone, settled, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const CATEGORY = '/proteinas'

test('a product is found by filters, with and without JavaScript at the same address', { tag: '@phone' }, async ({
  page,
  browser
}) => {
  const found = await findByFilters(page, () => hydrated(page))
  const options = { javaScriptEnabled: false, viewport: page.viewportSize(), baseURL: new URL(page.url()).origin }
  const plain = await browser.newPage(options)
  const foundPlainly = await findByFilters(plain, async () => undefined)
  expect(foundPlainly).toEqual(found)
  expect(found.names.length).toBeGreaterThan(0)
  await plain.close()
})

/** Filters by brand, then by a typed price. Returns the address and the products. */
async function findByFilters(page: Page, ready: () => Promise<void>) {
  await page.goto(CATEGORY)
  await ready()
  await inFilters(page, async filters => {
    await filters.getByRole('link', { name: 'Arco Forte' }).click()
    await expect(page).toHaveURL(/marca=/)
  })
  await ready()
  await inFilters(page, async filters => {
    await filters.getByRole('spinbutton', { name: /^Máximo/ }).fill('100')
    await filters.getByRole('spinbutton', { name: /^Mínimo/ }).fill('200')
    await filters.getByRole('spinbutton', { name: /^Mínimo/ }).press('Enter')
    await expect(page).toHaveURL(/[?&]preco=100-200$/)
  })
  await expect(chips(page)).toHaveText(['Arco Forte', 'R$ 100,00 – R$ 200,00', 'Limpar filtros'])
  const { pathname, search } = new URL(page.url())
  return { address: pathname + search, names: await names(page) }
}

test('chips remove one filter, a link removes all, and the focus moves to what is left', async ({ page }) => {
  await page.goto(`${CATEGORY}?marca=12&preco=100-200&order=Menor+Pre%C3%A7o`)
  await hydrated(page)
  await chips(page).getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\?preco=100-200&order=Menor\+Pre%C3%A7o$/)
  await expect(chips(page)).toHaveCount(2)
  await expect(chips(page).getByRole('link').first()).toBeFocused()
  await page.getByRole('link', { name: 'Limpar filtros' }).press('Enter')
  await expect(page).toHaveURL(/\/proteinas\?order=Menor\+Pre%C3%A7o$/)
  await expect(chips(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Produtos', exact: true })).toBeFocused()
})

test('long lists show the rest; the price is chosen by keyboard, and the whole range is no filter', async ({
  page
}) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  await test.step('long lists show the rest on demand', () =>
    inFilters(page, async filters => {
      const flavours = filters.locator('details').filter({ has: page.getByRole('heading', { name: 'Sabor' }) })
      await flavours.locator('summary').first().click()
      await expect(flavours.getByRole('link')).toHaveCount(8)
      await flavours.getByText('Ver mais', { exact: true }).click()
      await expect(flavours.getByRole('link').nth(8)).toBeVisible()
      await flavours.getByText('Ver menos', { exact: true }).click()
      await expect(flavours.getByRole('link')).toHaveCount(8)
    }))
  await inFilters(page, async filters => {
    const least = filters.getByRole('slider', { name: 'Preço mínimo' })
    const most = filters.getByRole('slider', { name: 'Preço máximo' })
    const min = Number(await least.getAttribute('min'))
    await least.press('ArrowRight')
    await least.press('ArrowRight')
    await expect(least).toHaveAttribute('aria-valuetext', `R$\u00a0${min + 2},00`)
    await expect(page).toHaveURL(new RegExp(`preco=${min + 2}-${await most.getAttribute('max')}$`))
    await expect(least).toBeFocused()
    await least.press('End')
    await expect(least).toHaveValue(await most.inputValue())
    await least.press('Home')
    await expect(page).toHaveURL(/\/proteinas$/)
  })
})

test('an order is read by id and by label, and kept with filters and pages', async ({ page }) => {
  const byLabel = await page.request.get(`${CATEGORY}?order=Menor%20Pre%C3%A7o`)
  expect(await byLabel.text()).toMatch(/<option value="[^"]*" selected="">Menor preço</)
  await page.goto(`${CATEGORY}?order=menorpreco`)
  await expect(page.getByLabel('Ordenar por')).toHaveValue(/menor/i)
  await hydrated(page)
  const first = await names(page)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Maior preço' })
  await expect(page).toHaveURL(/order=Maior/)
  await expect.poll(() => names(page)).not.toEqual(first)
  const before = await names(page)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/order=Maior.*pg=2/)
  await expect.poll(() => names(page)).not.toEqual(before)
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Ordenar por')).toHaveValue(/menor/i)
})

test('Back from a product restores the listing, its filters and the scroll position', { tag: '@phone' }, async ({
  page
}) => {
  await page.goto('/vitaminas?order=Menor+Pre%C3%A7o')
  await hydrated(page)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/pg=2/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const card = cards(page).nth(6)
  await card.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const top = await page.evaluate(() => scrollY)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).not.toHaveURL(/vitaminas\?/)
  await page.goBack()
  await expect(page).toHaveURL(/order=Menor.*pg=2/)
  await expect(card).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5)
  await expect(page.getByLabel('Ordenar por')).toHaveValue(/menor/i)
})

test('the filters are a dialog on a phone and stand beside the products on a desktop', { tag: '@phone' }, async ({
  page
}) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  const opener = page.getByRole('button', { name: 'Filtrar', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Filtrar', exact: true })
  if (!isPhone(page)) {
    await expect(opener).toBeHidden()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('complementary', { name: 'Filtrar' }).getByRole('link').first()).toBeVisible()
    return
  }
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
})

test('a typed price is applied by the button that shows the products', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrar', exact: true })
  await dialog.getByRole('spinbutton', { name: /^Máximo/ }).fill('100')
  await dialog.getByRole('button', { name: /^Ver \d+ produtos?$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/preco=\d+-100\b|preco_ate=100\b|preco=[^&]*100/)
})

test('the filter dialog stays open over several choices, keeps its folds, and Back closes it', {
  tag: '@phone-only'
}, async ({ page }) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  await page.getByRole('button', { name: 'Filtrar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtrar', exact: true })
  await dialog.locator('summary').filter({ hasText: 'Categorias' }).click()
  await dialog.getByRole('link', { name: 'Arco Forte' }).click()
  await expect(dialog.getByRole('link', { name: 'Remover filtro Arco Forte' })).toBeFocused()
  // Waits for each answer: only an answered choice has an entry of the history.
  await expect(page).toHaveURL(/marca=/)
  const oneBrand = page.url()
  await dialog.getByRole('link', { name: 'Aurora Lab' }).click()
  await expect(page).not.toHaveURL(oneBrand)
  await expect(dialog.getByRole('link', { name: 'Remover filtro Aurora Lab' })).toBeVisible()
  await expect(dialog.locator('details').filter({ hasText: 'Categorias' })).not.toHaveAttribute('open')
  await dialog.getByRole('button', { name: /^Ver \d+ produtos?$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(chips(page)).toHaveText(['Arco Forte', 'Aurora Lab', 'Limpar filtros'])
  await settled(page)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(chips(page)).toHaveText(['Arco Forte', 'Aurora Lab', 'Limpar filtros'])
  await page.goBack()
  await expect(chips(page)).toHaveText(['Arco Forte', 'Limpar filtros'])
})

test('quick choices are all applied', { tag: '@phone' }, async ({ page }) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  await page.route('**/*.data?*', async route => {
    await new Promise(resolve => setTimeout(resolve, 400))
    await route.continue()
  })
  await inFilters(page, async filters => {
    for (const brand of ['Arco Forte', 'Aurora Lab', 'Semente Boa']) {
      await filters.getByRole('link', { name: brand }).click()
    }
    for (const brand of ['Arco Forte', 'Aurora Lab', 'Semente Boa']) {
      await expect(filters.getByRole('link', { name: `Remover filtro ${brand}` })).toBeVisible()
    }
  })
})

test('the list view lays cards out in rows, and the address has it', { tag: '@phone' }, async ({ page }) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  const width = () =>
    cards(page)
      .first()
      .evaluate(card => card.getBoundingClientRect().width)
  const upright = await width()
  const list = page.getByRole('link', { name: 'Lista', exact: true })
  await list.click()
  await expect(page).toHaveURL(/\/proteinas\?exibicao=lista$/)
  await expect(list).toHaveAttribute('aria-current', 'true')
  await expect(list).toBeFocused()
  await expect.poll(width).toBeGreaterThan(upright * 1.5)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/proteinas$/)
  await page.getByLabel('Ordenar por').selectOption({ label: 'Maior preço' })
  await expect(page).toHaveURL(/exibicao=lista&order=Maior/)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/exibicao=lista.*pg=2/)
  await expect.poll(width).toBeGreaterThan(upright * 1.5)
  await page.getByRole('link', { name: 'Grade', exact: true }).click()
  await expect(page).toHaveURL(/\/proteinas\?order=[^&]+&pg=2$/)
})

test('a new page of a listing moves the focus to its start, a filter does not', async ({ page }) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL(/pg=2$/)
  await expect(page.getByRole('main')).toBeFocused()
  const filters = page.getByRole('complementary', { name: 'Filtrar' })
  await filters.getByRole('link', { name: 'Arco Forte' }).click()
  await expect(filters.getByRole('link', { name: 'Remover filtro Arco Forte' })).toBeFocused()
  await expect(page).not.toHaveURL(/pg=/)
})

/** Acts on the filters beside the products, or on their panel, and closes the panel afterwards. */
async function inFilters(page: Page, act: (filters: Locator) => Promise<void>): Promise<void> {
  const beside = page.getByRole('complementary', { name: 'Filtrar' })
  if (!isPhone(page)) return act(beside)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const hasScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
  const dialog = page.getByRole('dialog', { name: 'Filtrar', exact: true })
  await act(hasScripts ? dialog : beside)
  if (hasScripts) await dialog.getByRole('button', { name: 'Fechar' }).click()
}

function chips(page: Page): Locator {
  return page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem')
}

/** The listing's products, which are the first list of cards. */
function cards(page: Page): Locator {
  return page.getByRole('main').locator('ul[aria-busy] > li')
}

async function names(page: Page): Promise<string[]> {
  await expect(page.locator('ul[aria-busy="true"]')).toHaveCount(0)
  return cards(page).getByRole('heading').allTextContents()
}

test('the listing says that it is loading until the answer or a failure arrives', async ({ page }) => {
  await page.goto(CATEGORY)
  await hydrated(page)
  const list = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.data?*', async route => {
    await promise
    await route.continue()
  })
  const next = page.getByRole('link', { name: 'Próxima página' })
  await next.click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  resolve()
  await expect(page).toHaveURL(/pg=2/)
  await expect(list).not.toHaveAttribute('aria-busy', 'true')
  await page.unroute('**/*.data?*')
  await page.route('**/*.data?*', route => route.fulfill({ status: 503, body: '' }))
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Algo deu errado' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
})
