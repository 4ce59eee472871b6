import type { Page } from '@playwright/test'
import { violations } from './axe'
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

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} has no accessibility violation`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expectAccessible(page)
  })
}

test('product and cart have no accessibility violation', async ({ page }) => {
  await page.goto('/vitaminas')
  const path = await page.locator('main form[method="post"]').first().getAttribute('action')
  await page.goto(path ?? '/')
  await hydrated(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
  await expectAccessible(page)
})

/** Every rule on the light page; in the dark only the colours differ. */
async function expectAccessible(page: Page) {
  await show(page, 'light')
  expect(await violations(page)).toEqual([])
  await show(page, 'dark')
  expect(await violations(page, { rules: ['color-contrast'] })).toEqual([])
}

/** Links take a moment to change their colour. */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
