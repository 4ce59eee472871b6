import AxeBuilder from '@axe-core/playwright'
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
  notFound: '/nada-aqui'
}

for (const scheme of ['light', 'dark'] as const) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} has no accessibility violation (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      expect(await violations(page)).toEqual([])
    })
  }

  test(`product and cart have no accessibility violation (${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto('/vitaminas')
    const path = await page.locator('main form[method="post"]').first().getAttribute('action')
    await page.goto(path ?? '/')
    await hydrated(page)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
    expect(await violations(page)).toEqual([])
  })
}

async function violations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => ({
    id,
    targets: nodes.slice(0, 5).map(node => `${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1] ?? ''}`)
  }))
}
