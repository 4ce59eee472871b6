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
  await test.step('the map has no accessibility violation', () => expectAccessible(page))
  await mapOf(page).getByRole('link', { name: 'Serra Viva, Belo Horizonte, MG' }).click()
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

test('a link of a shop leads to its place on the map', async ({ page }) => {
  await page.goto('/vendedor/ilha-ativa')
  await hydrated(page)
  await test.step('/vendedor has no accessibility violation', () => expectAccessible(page))
  await page.getByRole('link', { name: 'Ver no mapa: Ilha Ativa' }).click()
  await expect(page).toHaveURL(/\/vendedores\/mapa#ilha-ativa$/)
  const pin = mapOf(page).getByRole('link', { name: /^Ilha Ativa/ })
  await expect(pin).toBeInViewport()
  await expect(pin.locator(':scope:target')).toHaveCount(1)
})

test('the map is in English too', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: '1', url: baseURL ?? '' }])
  await page.goto(MAP)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of the shops')
  const map = page.getByRole('region', { name: 'Shops on the map of Brazil' })
  await expect(map.getByRole('link')).toHaveCount(SHOPS)
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

function mapOf(page: Page) {
  return page.getByRole('region', { name: 'Lojas no mapa do Brasil' })
}
