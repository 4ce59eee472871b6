import { sample, seedOfRun } from '../support/sample.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

const PAGES = {
  home: '/',
  listing: '/vitaminas',
  search: '/busca?busca=creatina',
  landing: '/c/sistema-imune',
  lists: '/lista',
  list: '/lista/primeiros-passos-na-academia',
  brands: '/marcas',
  brand: '/marcas/raiz-norte',
  page: '/pagina/guia-de-suplementos',
  access: '/checkout/acesso',
  register: '/checkout/cadastro',
  favorites: '/favoritos',
  contact: '/pagina/contato',
  withdrawal: '/pagina/arrependimento',
  statement: '/pagina/acessibilidade',
  newsletter: '/newsletter',
  notFound: '/nada-aqui'
}

/** Number of pages a day. Phone and desktop draw different samples. */
const A_DAY = 5
const names = Object.keys(PAGES)
const onDesktop = sample(names, A_DAY, `${seedOfRun()} desktop`)
const onPhone = sample(names, A_DAY, `${seedOfRun()} phone`)

for (const [name, path] of Object.entries(PAGES)) {
  if (!onDesktop.includes(name) && !onPhone.includes(name)) continue
  const tag = onDesktop.includes(name) ? '@phone' : '@phone-only'
  const details = onPhone.includes(name) ? { tag } : {}
  test(`${name} has no accessibility violation`, details, async ({ page }) => {
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
