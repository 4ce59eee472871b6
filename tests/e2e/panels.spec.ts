import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, follow, hydrated, settled, test } from './test.ts'

// With motion, which the other tests reduce.
test.use({ ...WITHOUT_PICTURES, contextOptions: { reducedMotion: 'no-preference' } })

const LISTING = '/vitaminas'
const PRODUCT = '/whey-protein-concentrado-900-g-arco-forte'

test('cart: Back and Escape close it, the page keeps its position, and the history has no extra entry', {
  tag: '@phone'
}, async ({ page }) => {
  await comeFrom(page, '/marcas', LISTING)
  await scrollDown(page)
  await mark(page)
  const opener = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  const calls = watchData(page)

  // Not a click of the test, which would scroll to the element first.
  await opener.dispatchEvent('click')
  await expect(cart).toBeVisible()
  await expect.poll(() => cart.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await page.goBack()
  await expect(cart).toBeHidden()
  await expectUnmoved(page, LISTING)

  await opener.evaluate(link => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(cart).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(opener).toBeFocused()
  await expectUnmoved(page, LISTING)
  expect(calls).toEqual([])

  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
})

test('a panel opened while the history still removes another panel’s entry stays open', async ({ page }) => {
  // Registered before the page's own listeners, which stop these events.
  await page.addInitScript(() => addEventListener('popstate', () => Reflect.set(window, 'wentBack', true)))
  await comeFrom(page, '/marcas', LISTING)
  const opener = page.getByRole('banner').getByRole('link', { name: /^Carrinho/ })
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await opener.click()
  await expect(cart).toBeVisible()
  await opener.evaluate((link: HTMLElement) => {
    const go = history.go.bind(history)
    history.go = steps => {
      go(steps)
      link.click()
    }
  })
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wentBack'))).toBe(true)
  await expect(cart).toBeVisible()
  await page.goBack()
  await expect(cart).toBeHidden()
  await expect(page).toHaveURL(LISTING)
})

test('menu: Back closes it; a link in it opens a page, and Back from there returns', {
  tag: '@phone-only'
}, async ({ page }) => {
  await comeFrom(page, '/marcas', LISTING)
  await mark(page)
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
  const open = page.getByRole('banner').getByRole('button', { name: 'Menu' })

  await open.click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(LISTING)

  await open.click()
  await menu
    .getByRole('link', { name: /^Favoritos|^Minha conta/ })
    .first()
    .waitFor()
  const submenu = menu.locator('summary', { hasText: 'Proteínas' })
  await submenu.click()
  await expect(submenu.locator('svg')).toHaveCSS('transition-duration', '0.3s')
  await menu.getByRole('link', { name: 'Ver tudo em Proteínas' }).click()
  await expect(page).toHaveURL('/proteinas')
  await expect(menu).toBeHidden()
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
})

test('filter: it stays open while filters are chosen; Back closes it, then removes them', {
  tag: '@phone-only'
}, async ({ page }) => {
  await comeFrom(page, '/marcas', LISTING)
  const panel = page.getByRole('dialog', { name: 'Filtrar' })
  await page.getByRole('button', { name: /^Filtrar/ }).click()
  await expect(panel).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
  await panel.locator('a[href*="/vitaminas?"]:visible').first().click()
  await expect(page).toHaveURL(/\/vitaminas\?/)
  await expect(panel).toBeVisible()
  const filtered = page.url()
  await page.goBack()
  await expect(panel).toBeHidden()
  expect(page.url()).toBe(filtered)
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
})

test('quick view and login: Back closes them, the focus is where it was, and the page stays', async ({ page }) => {
  await comeFrom(page, '/marcas', LISTING)
  // Buttons of cards come with the first interaction.
  for (const at of [1, 2]) await page.mouse.move(at, at)
  const opener = page.getByRole('button', { name: /^Ver rápido/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(LISTING)
  await settled(page)

  await test.step('login: Back closes it, and the page stays', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).click()
    const login = page.getByRole('dialog', { name: 'Entrar', exact: true })
    await expect(login.getByLabel('E-mail')).toBeFocused()
    await page.goBack()
    await expect(login).toBeHidden()
    await expect(page).toHaveURL(LISTING)
  })
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
})

test('gallery: Back closes the lightbox', async ({ page }) => {
  await comeFrom(page, LISTING, PRODUCT)
  await page
    .getByRole('link', { name: /^Ampliar|^Imagem 1|^Ver/ })
    .first()
    .waitFor()
  await page.locator('main a:has(img)').first().click()
  const lightbox = page.getByRole('dialog', { name: 'Imagens do produto' })
  await expect(lightbox).toBeFocused()
  await expect(lightbox.getByText(/^1 \/ \d$/)).toBeVisible()
  await page.goBack()
  await expect(lightbox).toBeHidden()
  await expect(page).toHaveURL(PRODUCT)
  await page.goBack()
  await expect(page).toHaveURL(LISTING)
})

test('a page that is reloaded while a panel is open needs one Back, not two', async ({ page }) => {
  await comeFrom(page, '/marcas', LISTING)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeVisible()
  await page.reload()
  await hydrated(page)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
})

test('a panel opened during a reload does not lead to the previous page', async ({ page }) => {
  await page.goto('/marcas')
  await page.goto(LISTING)
  await hydrated(page)
  const opened = page.waitForEvent('console', message => message.text() === 'opened')
  await page.route(LISTING, async route => {
    await opened
    await route.continue()
  })
  await page.evaluate(openCartWhenLeaving)
  await page.reload()
  await hydrated(page)
  await settled(page)
  await expect(page).toHaveURL(LISTING)
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
})

/** Logs `opened` once the panel has its entry in the history. */
function openCartWhenLeaving(): void {
  const open = () => document.querySelector<HTMLElement>('header [data-shopper=cart]')?.click()
  addEventListener('beforeunload', () => setTimeout(open))
  const wait = setInterval(() => {
    if (!history.state.panel) return
    clearInterval(wait)
    console.info('opened')
  })
}

test('the loader turns on when the path changes: 200 ms throttle, 5 s, hidden after 500 ms', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  await page.route('**/vitaminas.data*', async route => {
    await page.locator('header > [data-phase="running"]').waitFor()
    await route.continue()
  })
  const watched = page.evaluate(watchLoader)
  await follow(page, LISTING)
  const times = await watched
  expect(times.shown).toBeGreaterThan(180)
  expect(times.duration).toBe('5s')
  expect(times.hidden - times.ending).toBeGreaterThan(450)
  await expect(page).toHaveURL(LISTING)
})

/** Runs in the page: when the loader was shown, ending and hidden, in ms after the next click. */
async function watchLoader() {
  let start = 0
  addEventListener('click', () => (start = performance.now()), { capture: true, once: true })
  const times = { shown: 0, ending: 0, hidden: 0, duration: '' }
  await new Promise<void>(resolve => {
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('header > [data-phase]')
      const now = performance.now() - start
      if (bar && !times.shown) {
        times.shown = now
        times.duration = getComputedStyle(bar).animationDuration
      }
      if (bar?.dataset.phase === 'ending' && !times.ending) times.ending = now
      if (!bar && times.shown) {
        times.hidden = now
        resolve()
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-phase'] })
  })
  return times
}

/** Two pages within one document, so that the router handles Back. */
async function comeFrom(page: Page, before: string, here: string): Promise<void> {
  await page.goto(before)
  await hydrated(page)
  await follow(page, here)
  await expect(page).toHaveURL(here)
  await expect(page.getByRole('status').filter({ hasText: 'Página carregada' })).toBeAttached()
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'marked', true))
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
}

async function expectUnmoved(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  expect(await page.evaluate(() => [scrollY, Reflect.get(window, 'marked')])).toEqual([300, true])
}

/** The data requests from now on. */
function watchData(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) calls.push(pathname)
  })
  return calls
}

test('the mobile layout ends at 1024 px, and both layouts link to the seller panel', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 768 })
  await page.goto('/marcas')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
  await expect(menu).toBeVisible()
  await menu.click()
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Painel do vendedor' })
  ).toBeVisible()
  await hydrated(page)
  // The open menu goes with the mobile layout.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Categorias' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Painel do vendedor' })).toBeVisible()
})

test('search: Back closes the suggestions and the page stays', async ({ page }) => {
  await page.goto('/marcas')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' })
  await field.click()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL('/marcas')
  await field.fill('creatina')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/busca=creatina/)
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL('/marcas')
})
