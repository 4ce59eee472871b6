import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const all = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice'
  ])
  expect(await violations(all)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  // Links take a moment to change their colour.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  expect(await violations(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
}

async function violations(builder: AxeBuilder) {
  const { violations: found } = await builder.analyze()
  return found.map(({ id, nodes }) => ({
    id,
    targets: nodes.slice(0, 5).map(node => `${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1] ?? ''}`)
  }))
}
