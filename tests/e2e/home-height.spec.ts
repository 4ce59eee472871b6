import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

/** Upper limits in pixels at widths of 360 and 1366. */
const HEIGHTS = { narrow: 7_500, wide: 9_000 }
/** Elements after the page has loaded, without scripts. */
const ELEMENTS = 2_200

test('home is short, its sections are named, and no product is in two showcases', { tag: '@phone' }, async ({
  page
}) => {
  await page.goto('/')
  expect(await page.locator(':not(script)').count()).toBeLessThan(ELEMENTS)
  await hydrated(page)
  const wide = (page.viewportSize()?.width ?? 0) >= 1024
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThan(wide ? HEIGHTS.wide : HEIGHTS.narrow)
  const view = await page.evaluate(() => ({
    nameless: [...document.querySelectorAll('main section')].filter(
      section => !section.querySelector('h2, h3') && !section.getAttribute('aria-label')
    ).length,
    products: [...document.querySelectorAll<HTMLElement>('main [data-product]')].map(card => card.dataset.product),
    titles: [...document.querySelectorAll('main h2')].map(title => title.textContent)
  }))
  expect(view.nameless).toBe(0)
  expect(view.products.length).toBeGreaterThan(65)
  expect(new Set(view.products).size).toBe(view.products.length)
  const order = [
    'Mais vendidos',
    'Qual é o seu objetivo?',
    'Compre por departamento',
    'Vitaminas',
    'Seleções da casa',
    'Musculação'
  ]
  expect(view.titles.filter(title => order.includes(title ?? ''))).toEqual(order)
  await expectAccessible(page, 'main')
})

test('on a phone two products are in view, with price, Pix price and rating', { tag: '@phone-only' }, async ({
  page
}) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Lançamentos' })
  await row.scrollIntoViewIfNeeded()
  const cards = await row.locator('[data-product]').evaluateAll(all => all.map(card => card.getBoundingClientRect()))
  expect(cards.filter(({ left, right }) => left >= 0 && right <= 360)).toHaveLength(2)
  const first = row.locator('[data-product]').first()
  await expect(first.getByRole('img', { name: /de 5/ })).toBeVisible()
  await expect(first.locator('strong')).toBeVisible()
  await expect(first.getByText('no Pix')).toBeVisible()
})

test('the tabs of a row lead to its showcases without scripts', { tag: '@phone-only' }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Escolhas veganas' }).locator('[data-product]').first()
  await expect(card).not.toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: 'Escolhas veganas' }).click()
  await expect(card).toBeInViewport({ ratio: 0.9 })
  await page.context().close()
})

test('a tablet has the wide banners', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Destaques' })
  expect((await hero.boundingBox())?.height).toBeLessThan(340)
})
