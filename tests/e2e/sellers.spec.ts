import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

const MAP = '/vendedores/mapa'
const SHOPS = 8

test('from the shops over the map to a shop and one of its products', async ({ page }) => {
  await page.goto('/vendedores')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nossas lojas')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(SHOPS)
  await test.step('/vendedores has no accessibility violation', () => expectAccessible(page))
  await page.getByRole('main').getByRole('link', { name: 'Mapa das lojas', exact: true }).click()
  await expect(page).toHaveURL(/\/vendedores\/mapa$/)
  const map = liveMap(page)
  await map.getByRole('button', { name: 'Serra Viva, Belo Horizonte, MG' }).click()
  await expect(map.getByText('Belo Horizonte, MG')).toBeVisible()
  await map.getByRole('link', { name: 'Ver produtos de Serra Viva' }).click()
  await expect(page).toHaveURL(/\/vendedor\/serra-viva$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serra Viva')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first()).toBeVisible()
})

test('the map is used by keyboard alone', async ({ page }) => {
  await page.goto(MAP)
  const map = liveMap(page)
  const pin = map.getByRole('button', { name: /^Mangue Forte/ })
  await pin.focus()
  await page.keyboard.press('Enter')
  const link = map.getByRole('link', { name: 'Ver produtos de Mangue Forte' })
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(pin).toBeFocused()
  await page.keyboard.press('Space')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/vendedor\/mangue-forte$/)
})

test('the map zooms in and out, and replaces the drawing without a shift', async ({ page }) => {
  await page.goto(MAP)
  const map = liveMap(page)
  const out = map.getByRole('button', { name: 'Afastar' })
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  await map.getByRole('button', { name: 'Aproximar' }).click()
  await expect(out).toHaveAttribute('aria-disabled', 'false')
  await out.click()
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list =>
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0))
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      })
  )
  expect(shift).toBeLessThan(0.02)
  await test.step('the map has no accessibility violation', async () => {
    await hydrated(page)
    // The open card is in a corner where it covers no other shop.
    await map.getByRole('button', { name: /^Rio Negro/ }).press('Enter')
    await expectAccessible(page)
  })
})

test('a link of a shop opens its card on the map', async ({ page }) => {
  await page.goto('/vendedor/ilha-ativa')
  await hydrated(page)
  await test.step('/vendedor has no accessibility violation', () => expectAccessible(page))
  await page.getByRole('link', { name: 'Ver no mapa: Ilha Ativa' }).click()
  const link = liveMap(page).getByRole('link', { name: 'Ver produtos de Ilha Ativa' })
  await expect(link).toBeInViewport()
})

test('English has English words', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: '1', url: baseURL ?? '' }])
  await page.goto(MAP)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of the shops')
  const map = page.getByRole('region', { name: 'Interactive map of the shops' })
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the drawing marks every shop of the list', async ({ page }) => {
    await page.goto(MAP)
    await expect(page.getByRole('region', { name: 'Lojas por estado' }).getByRole('link')).toHaveCount(SHOPS)
    await expect(page.getByRole('heading', { level: 2, name: 'Amazonas' })).toBeVisible()
    await page.getByRole('link', { name: 'Rio Negro Suplementos, Manaus, AM' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rio Negro Suplementos')
    await page.getByRole('link', { name: 'Todas as lojas' }).click()
    await page.getByRole('link', { name: 'Ver produtos de Cerrado em Forma' }).click()
    await expect(page).toHaveURL(/\/vendedor\/cerrado-em-forma$/)
  })
})

function liveMap(page: Page) {
  return page.getByRole('region', { name: 'Mapa interativo das lojas' })
}
