import type { BrowserContext, Page } from '@playwright/test'
import { expect, follow, hydrated, noisyTest as test } from './test.ts'

// Chromium logs every failed request. These tests abort requests on purpose, so the console is not checked.
test.use({ serviceWorkers: 'allow' })

/** The page modules. */
const ROUTES = /\/assets\/route-[^/]*\.js$/
const PRODUCT = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'

test('online/offline status is tracked: it is said when the connection is lost and when it is back', async ({
  page,
  context
}) => {
  await page.goto('/marcas')
  await hydrated(page)
  await surrounded(page)
  await context.setOffline(true)
  await expect(said(page, 'Sem conexão com a internet.')).toBeVisible()
  const heard = await listen(page)
  await context.setOffline(false)
  await expect.poll(heard).toContain('A conexão voltou.')
  await expect(said(page, 'A conexão voltou.')).toBeHidden()
})

test('a product added offline is held, with a message, and added when the connection is back', async ({
  page,
  context
}) => {
  await page.goto(PRODUCT)
  await hydrated(page)
  await surrounded(page)
  await storesLoaded(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(said(page, 'Sem conexão: vamos adicionar assim que voltar.')).toBeVisible()
  await context.setOffline(false)
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
})

test('a held product survives an offline reload and is added once', async ({ page, context }) => {
  await page.goto(PRODUCT)
  await hydrated(page)
  await controlled(page)
  await surrounded(page)
  await storesLoaded(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(said(page, 'Sem conexão: vamos adicionar assim que voltar.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeHidden()
  await expect.poll(() => serverQuantity(page)).toBe(1)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrinho, 1 item', exact: true })).toBeVisible()
  expect(await serverQuantity(page)).toBe(1)
})

test('a page that cannot load without a connection is the offline page, in the shopper’s language', async ({
  page,
  context
}) => {
  await page.goto('/marcas')
  await controlled(page)
  await context.setOffline(true)
  await page.goto('/vitaminas')
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Seiva' })).toBeVisible()
  await expect(page.getByRole('link', { name: '(11) 90000-0000' })).toHaveAttribute('href', 'tel:+5511900000000')
  expect(await page.evaluate(() => document.fonts.load('1rem "Figtree Variable"').then(faces => faces.length))).toBe(1)
  await speakEnglish(context)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  // The page opens by itself.
  await context.setOffline(false)
  await expect(page).toHaveURL('/vitaminas')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline')
})

test('the offline page tries again when the browser does not report the connection', async ({ page, context }) => {
  await page.goto('/marcas')
  await controlled(page)
  await context.setOffline(true)
  await page.goto('/vitaminas')
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
  await page.evaluate(() => addEventListener('online', event => event.stopImmediatePropagation(), { capture: true }))
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vitaminas')
})

test('the service worker keeps files, pictures and the offline page, and nothing else', async ({ page }) => {
  await page.goto('/')
  await controlled(page)
  await page.goto('/vitaminas')
  await hydrated(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.length).toBeGreaterThan(5)
  expect(kept.filter(path => !/^\/(assets|img|media|icons)\/|^\/sem-conexao$/.test(path))).toEqual([])
})

test.describe('a chunk that is missing after a deployment', () => {
  // A test cannot abort what a service worker fetches.
  test.use({ serviceWorkers: 'block' })

  test('chunk loading failure reloads the page, at most once per 60 s, then it says so', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    const documents = watchDocuments(page)
    await page.route(ROUTES, route => route.fulfill({ status: 404 }))
    await follow(page, '/marcas')
    // The document of the requested page, without its scripts.
    await expect(page).toHaveURL('/marcas')
    await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(documents).toEqual(['/marcas'])

    await page.unroute(ROUTES)
    await page.goto('/')
    await hydrated(page)
    await page.route(ROUTES, route => route.fulfill({ status: 404 }))
    await follow(page, '/lista')
    await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Tentar novamente' })).toHaveAttribute('href', '/lista')
    expect(documents).toEqual(['/marcas', '/'])
  })

  for (const part of ['deferred', 'shopper-actions'])
    test(`${part} alone: the page stays as the server rendered it, and its links work`, async ({ page }) => {
      let document = 0
      page.on('response', response => {
        if (response.request().isNavigationRequest()) document++
      })
      const refusedBy: number[] = []
      await page.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), route => {
        refusedBy.push(document)
        return route.abort()
      })
      const documents = watchDocuments(page)
      await page.goto(PRODUCT)
      // The first interaction causes the one reload.
      await moveUntil(page, () => expect(documents).toHaveLength(2))
      await moveUntil(page, () => expect(refusedBy).toContain(2))
      await page.waitForFunction(() => Reflect.get(window, '__reactRouterDataRouter')?.state.initialized)
      await expect(page.locator('form[action="/newsletter"]')).toBeAttached()
      await expect(page.locator('dialog#menu')).toBeAttached()
      await expect(page.locator('#frete form')).toBeAttached()
      await follow(page, '/marcas')
      await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
      expect(documents).toHaveLength(2)
    })
})

function said(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text })
}

/** Returns everything that live regions have shown since, however briefly. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      const seen = [...document.querySelectorAll('[role="status"]')].filter(status => status.checkVisibility())
      texts.push(...seen.map(({ textContent }) => textContent ?? ''))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => heard.jsonValue()
}

/** The rest of the shell loads with the first interaction. */
async function surrounded(page: Page): Promise<void> {
  await expect(page.locator('dialog[aria-label="Carrinho"]')).toBeAttached()
}

/** The stores and their dependencies load with it. */
async function storesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    const isThere = ({ href }: HTMLLinkElement) => performance.getEntriesByName(href).length > 0
    return links.some(({ href }) => href.includes('shopper-actions')) && links.every(isThere)
  })
}

async function moveUntil(page: Page, check: () => void): Promise<void> {
  await expect(async () => {
    await page.mouse.move(1, Date.now() % 50)
    check()
  }).toPass({ timeout: 30_000 })
}

/** Waits until the service worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function speakEnglish(context: BrowserContext): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  await context.addCookies([{ name: 'language', value: '1', url: origin }])
}

async function serverQuantity(page: Page): Promise<number> {
  const cart = await (await page.request.get('/api/v2/front/checkout/cart')).json()
  return cart.itens?.[0]?.quantidade ?? 0
}

function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}
