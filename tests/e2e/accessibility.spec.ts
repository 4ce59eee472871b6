import { sample } from '../support/sample'
import { expectAccessible } from './axe'
import { expect, hydrated, test } from './test'

const PAGES = {
  home: '/',
  listing: '/vitaminas',
  search: '/busca?busca=creatina',
  landing: '/c/imunidade',
  lists: '/lista',
  list: '/lista/primeiros-passos-na-academia',
  brands: '/marcas',
  brand: '/marcas/raiz-norte',
  page: '/pagina/guia-de-suplementos',
  access: '/checkout/acesso',
  register: '/checkout/cadastro',
  favorites: '/favoritos',
  contact: '/pagina/contato',
  newsletter: '/newsletter',
  notFound: '/nada-aqui'
}

/** So many of the pages in a run of every day, on each of the screens. */
const A_DAY = 5

for (const [name, path] of sample(Object.entries(PAGES), A_DAY)) {
  test(`${name} has no accessibility violation`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })
}

test('product and cart have no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/vitamina-d3-2000-ui-60-softgels-raiz-norte')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
  await expectAccessible(page)
})
