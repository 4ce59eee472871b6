import type { Page } from '@playwright/test'
import { expect, hydrated, laidOutWhole, test } from './test.ts'

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

test('the stars lead to the reviews before their code has loaded', async ({ page }) => {
  let load = () => {}
  const held = new Promise<void>(resolve => {
    load = resolve
  })
  await page.route('**/assets/product-near-*.js', async route => {
    await held
    await route.continue()
  })
  await page.goto('/proteinas')
  await hydrated(page)
  const rated = page.locator('main [data-product]').filter({ has: page.getByRole('img', { name: /de 5/ }) })
  await rated.getByRole('heading').getByRole('link').first().click()
  await page.locator('main a[href="#avaliacoes"]').first().click()
  await expect(page.locator('#avaliacoes')).toBeInViewport()
  load()
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeInViewport()
})

test('the stars of a document lead to the reviews while other parts load', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/assets/product-later-*.js', () => {})
  await page.goto('/whey-protein-concentrado-900-g-arco-forte')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await page.locator('main a[href="#avaliacoes"]').first().click()
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Comprar juntos' })).toBeAttached()
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

test('a followed card shows its product while the page loads, until Back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/marcas')
  await page.goto('/vitaminas')
  await laidOutWhole(page)
  await page.route('**/*.data?*', () => {})
  const card = page.locator('main ul[aria-busy] > li').nth(1)
  const name = await card.getByRole('heading').innerText()
  const arriving = page.locator('body > [inert]')
  await card.getByRole('heading').getByRole('link').click()
  await expect(arriving).toContainText(name)
  await expect(arriving.locator('img')).toBeVisible()
  await page.unroute('**/*.data?*')
  await page.goBack()
  await expect(arriving).toHaveCount(0)
})

test('the copy of a followed card stays until the next page has its heading', async ({ page }) => {
  await page.goto('/vitaminas')
  await laidOutWhole(page)
  await page.route('**/*.data?*', () => {})
  await page.locator('main ul[aria-busy] > li').first().getByRole('heading').getByRole('link').click()
  const copy = page.locator('body > [inert]')
  await expect(copy).toBeVisible()
  const main = page.locator('main')
  await main.evaluate(element => {
    history.replaceState(history.state, '', '/whey')
    element.appendChild(document.createElement('p'))
  })
  await expect(copy).toBeVisible()
  // After a fast Back, React may still draw the product at the address of the listing.
  await main.evaluate(element => {
    history.replaceState(history.state, '', '/vitaminas')
    element.querySelector('h1')?.replaceWith(document.createElement('h1'))
  })
  await expect(copy).toHaveCount(0)
})

test('a product followed from a card shows its beginning before its end', async ({ page }) => {
  await page.goto('/proteinas')
  await hydrated(page)
  await page.evaluate(() => {
    const isEnd = ({ textContent }: Element) => textContent === 'Descrição'
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main article h1')) return
      seen.disconnect()
      document.documentElement.dataset.end = String([...document.querySelectorAll('h2')].some(isEnd))
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('main ul[aria-busy] > li').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('data-end', 'false')
})

for (const path of ['/', '/proteinas'])
  test(`Back to ${path} loads no script`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    const card = page.locator('main [data-product] h3').getByRole('link').first()
    await card.click()
    await expect(page.getByRole('heading', { name: 'Descrição' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Descrição' })).toHaveCount(0)
    await expect(card).toBeVisible()
    expect(scripts).toEqual([])
  })

const productFiles = (paths: string[]) => paths.filter(path => /^\/assets\/product-.{7}\.js$/.test(path)).length

test('a tap on a card loads no code of the product, has no view transition, and fetches for Back', {
  tag: ['@phone', '@phone-only']
}, async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('a view transition')
    }
  })
  const paths = watchPaths(page)
  await page.goto('/vitaminas')
  await laidOutWhole(page)
  await expect.poll(() => productFiles(paths)).toBeGreaterThan(0)
  const before = productFiles(paths)
  await page.locator('main ul[aria-busy] > li').nth(1).getByRole('heading').getByRole('link').tap()
  await expect(page.locator('main article h1')).toBeVisible()
  expect(productFiles(paths)).toBe(before)
  await expect.poll(() => paths).toContain('/vitaminas.data')
})

test('nothing is fetched ahead for a shopper who saves data', { tag: ['@phone', '@phone-only'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const paths = watchPaths(page)
  await page.goto('/vitaminas')
  await laidOutWhole(page)
  expect(productFiles(paths)).toBe(0)
  await page.locator('main ul[aria-busy] > li').nth(1).getByRole('heading').getByRole('link').tap()
  await expect(page.getByRole('heading', { name: 'Descrição' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(paths).not.toContain('/vitaminas.data')
})

function watchPaths(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => paths.push(new URL(request.url()).pathname))
  return paths
}
