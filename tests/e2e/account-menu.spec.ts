import type { APIRequestContext } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { newCustomer } from './customer.ts'
import { expect, hydrated, isPhone, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const AREA = 'Pedidos, endereços e assinaturas'

test('the account menu shows what the API knows of the customer, and links to the API’s pages', {
  tag: '@phone'
}, async ({ page, baseURL }) => {
  await newCustomer(page.request, baseURL)
  for (const idProduto of await productIds(page.request, 2)) {
    const data = { idProduto, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' }
    await page.request.post('/api/v2/front/wishlist/add', { data, headers: { origin: baseURL ?? '' } })
  }
  await page.goto('/marcas')
  await hydrated(page)
  const place = isPhone(page) ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner')
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await place.locator('a[data-signed-in]').click()
  await expect(place.getByText('Olá, Ana')).toBeVisible()
  await expect(place.getByRole('link', { name: 'Favoritos (2)' })).toHaveAttribute('href', '/favoritos')
  await expect(place.getByRole('link', { name: AREA })).toHaveAttribute('href', 'https://conta.seiva.example/')
  await expectAccessible(page, isPhone(page) ? 'dialog[open]' : 'header')
  const access = await page.request.get('/checkout/acesso')
  expect(await access.text()).toContain(AREA)
})

async function productIds(request: APIRequestContext, count: number) {
  const answer = await request.get('/api/v2/front/showcase/products/first-showcase')
  const { produtos }: { produtos: { id: number }[] } = await answer.json()
  return produtos.slice(0, count).map(({ id }) => id)
}
