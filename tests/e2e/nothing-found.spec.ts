import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('a visit goes on from an empty filter, an empty search and a 404', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/vitaminas?preco=1-2')
  await hydrated(page)
  await expect(page.getByText('Ops, sua filtragem não encontrou nenhum resultado')).toBeVisible()
  await expectAccessible(page, 'nav[aria-label^="Tire um filtro"]')
  const products = page.getByRole('region', { name: 'Produtos', exact: true }).locator('[data-product]')
  await page.getByRole('link', { name: /^Tirar R\$/ }).click()
  await expect(products.first()).toBeVisible()
  await expect(page).toHaveURL('/vitaminas')

  const search = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
  await search.fill('belezaxyzw')
  await search.press('Enter')
  const ways = page.getByRole('navigation', { name: 'Talvez você procure' })
  await expect(ways.getByRole('link').first()).toHaveText('Colágeno e beleza')
  await expectAccessible(page, 'main')
  await ways.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colágeno e beleza')

  await page.goto('/protenas-antigas')
  await hydrated(page)
  await expectAccessible(page, 'main')
  await page.locator('main').getByRole('link', { name: 'Proteínas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteínas')
})
