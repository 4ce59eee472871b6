import { expect, hydrated, test } from './test.ts'

test('leaving a page scrolls to its top, a filter keeps the place, a hash scrolls to its element', async ({ page }) => {
  const place = () => page.evaluate(() => scrollY)
  await page.goto('/proteinas')
  await hydrated(page)
  const filter = page.getByRole('complementary', { name: 'Filtrar' }).getByRole('link').last()
  await filter.scrollIntoViewIfNeeded()
  await expect.poll(place).toBeGreaterThan(100)
  await filter.click()
  await expect(page).toHaveURL(/\?/)
  await expect(page.getByRole('link', { name: 'Limpar filtros' }).first()).toBeAttached()
  expect(await place()).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'Limpar filtros' }).first().click()

  const rated = page.locator('main ul[aria-busy] > li').filter({ has: page.getByRole('img', { name: /de 5/ }) })
  await rated.getByRole('heading').getByRole('link').first().click()
  await expect(page.locator('main a[href="#avaliacoes"]').first()).toBeVisible()
  await expect.poll(place).toBe(0)

  await page.locator('main a[href="#avaliacoes"]').first().click()
  await expect(page).toHaveURL(/#avaliacoes$/)
  await expect(page.locator('#avaliacoes')).toBeInViewport()
  await expect.poll(place).toBeGreaterThan(100)
})

test('the panel of a department shows its picture when it opens, and leads to all of it', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', request => request.url().includes('/media/categories/') && pictures.push(request.url()))
  await page.goto('/pagina/termos-de-uso')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Categorias' })
  const all = menu.getByRole('link', { name: 'Ver tudo em Vitaminas' })
  await expect(all).toBeHidden()
  expect(pictures).toEqual([])
  await menu.getByRole('link', { name: 'Vitaminas', exact: true }).hover()
  await expect(all).toBeVisible()
  await expect
    .poll(() => pictures.map(url => new URL(url).pathname))
    .toEqual(['/img/480/media/categories/vitaminas.webp'])
  await all.click()
  await expect(page).toHaveURL('/vitaminas')
})
