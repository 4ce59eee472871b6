import { WITHOUT_PICTURES } from '../support/browser'
import { expectAccessible } from './axe'
import { expect, hydrated, test } from './test'

test.use(WITHOUT_PICTURES)

/** Upper limits in pixels at widths of 360 and 1366. */
const HEIGHTS = { narrow: 10_900, wide: 11_400 }

test('home is short, its sections have names, and its showcases different products', { tag: '@phone' }, async ({
  page
}) => {
  await page.goto('/')
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
  expect(view.products.length).toBeGreaterThan(110)
  expect(new Set(view.products).size).toBe(view.products.length)
  const place = (title: string) => view.titles.indexOf(title)
  expect(place('Compre por departamento')).toBeGreaterThan(-1)
  expect(place('Compre por departamento')).toBeLessThan(place('Mais vendidos'))
  await expectAccessible(page, 'main')
})
