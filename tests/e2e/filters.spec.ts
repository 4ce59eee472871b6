import { expect, hydrated, test } from './test.ts'

test('filter choices show before the answer, add up, and follow Back and Forward', async ({ page }) => {
  await page.goto('/proteinas')
  await hydrated(page)
  const filters = page.getByRole('complementary', { name: 'Filtrar' })
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem')
  const order = page.getByLabel('Ordenar por')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async route => {
    await released
    await route.continue()
  })

  await filters.getByRole('link', { name: 'Arco Forte' }).click()
  await expect(filters.getByRole('link', { name: 'Remover filtro Arco Forte' })).toHaveAttribute('aria-current', 'true')
  await expect(chips).toHaveText(['Arco Forte', 'Limpar filtros'])
  await filters.getByRole('link', { name: 'Aurora Lab' }).click()
  await order.selectOption({ label: 'Maior preço' })
  await page.getByLabel('Itens por página').selectOption('24')
  await filters.getByRole('link', { name: 'Remover filtro Arco Forte' }).click()
  await filters.getByRole('link', { name: 'Semente Boa' }).click()
  await expect(chips).toHaveText(['Aurora Lab', 'Semente Boa', 'Limpar filtros'])
  await expect(page.locator('main ul[aria-busy="true"]')).toHaveCount(1)
  await expect(page).toHaveURL('/proteinas')

  release()
  await expect(page).toHaveURL(/\?marca=\d+,\d+&order=Maior\+Pre%C3%A7o&ipp=24$/)
  await expect(page.locator('main ul[aria-busy="true"]')).toHaveCount(0)
  await expect(chips).toHaveText(['Aurora Lab', 'Semente Boa', 'Limpar filtros'])
  await expect(order).toHaveValue('Maior Preço')
  // With scripts a choice needs no submit button.
  await expect(page.getByRole('button', { name: 'Aplicar' })).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/proteinas')
  await expect(chips).toHaveCount(0)
  await expect(filters.getByRole('link', { name: 'Aurora Lab', exact: false }).first()).not.toHaveAttribute(
    'aria-current'
  )
  await expect(order).toHaveValue('Popularidade')
  await page.goForward()
  await expect(chips).toHaveText(['Aurora Lab', 'Semente Boa', 'Limpar filtros'])
  await expect(order).toHaveValue('Maior Preço')
})

test('Back before the answer undoes the choice', async ({ page }) => {
  await page.goto('/proteinas')
  await hydrated(page)
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('listitem')
  const brand = (name: string) => page.getByRole('complementary', { name: 'Filtrar' }).getByRole('link', { name })
  await brand('Arco Forte').click()
  await expect(page).toHaveURL(/marca=/)
  await page.route(/\.data\?.*marca=\d+(,|%2C)/, () => {})
  await brand('Aurora Lab').click()
  await expect(chips).toHaveText(['Arco Forte', 'Aurora Lab', 'Limpar filtros'])
  await page.goBack()
  await expect(page).toHaveURL('/proteinas')
  await expect(chips).toHaveCount(0)
})
