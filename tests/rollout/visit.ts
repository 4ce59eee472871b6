import { expect } from '@playwright/test'
import type { Browser, Page, Response } from 'playwright-core'

export interface Visit {
  /** The release that served each document, in order. */
  documents: string[]
  /** Documents that the page loaded by itself. */
  reloads: number
  /** Files that neither release had. */
  missing: string[]
  /** Files of one release that a document of the other named. */
  mixed: string[]
  /** Whether the cart held the product to the end. Null when the visit did not get that far. */
  hasCart: boolean | null
  /** What the shopper could not do. Null for a whole visit. */
  failure: string | null
}

interface VisitOptions {
  browser: Browser
  base: string
  /** Whether a service worker may control the pages. */
  hasServiceWorker: boolean
  /** Names of the files that each release has. */
  files: Record<string, Set<string>>
}

const TIMEOUT_MS = 60_000

/** A shopper opens home, a listing and a product, adds it, loads another document and goes on. Never rejects. */
export async function visit({ browser, base, hasServiceWorker, files }: VisitOptions): Promise<Visit> {
  const seen: Visit = { documents: [], reloads: 0, missing: [], mixed: [], hasCart: null, failure: null }
  const context = await browser.newContext({
    baseURL: base,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    // Limits count by address.
    extraHTTPHeaders: { 'cf-connecting-ip': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}` }
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const documents: Promise<void>[] = []
  page.on('response', response => documents.push(record(response, seen, files)))
  try {
    await shop(page, seen)
  } catch (error) {
    seen.failure = String(error).split('\n').slice(0, 7).join(' ').trim()
  }
  await Promise.allSettled(documents)
  await context.close()
  seen.reloads = Math.max(0, seen.documents.length - LOADS)
  return seen
}

/** Documents that `shop` asks for. */
const LOADS = 2

async function shop(page: Page, seen: Visit): Promise<void> {
  await page.goto('/')
  await page.mouse.move(2, 2)
  await page.locator('footer a[href="/marcas"]').evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'Marcas' }).waitFor()
  await page.getByRole('main').locator('a[href="/marcas/raiz-norte"]').click()
  // It has no options.
  await page.getByRole('main').locator('h3 a[href^="/vitamina-d3-2000"]').first().click()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho' }).getByRole('spinbutton')).toHaveValue('1', {
    timeout: TIMEOUT_MS
  })
  await page.goto('/vitaminas')
  await page.mouse.move(4, 4)
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await page.waitForURL(/pg=2/)
  await page.getByRole('banner').getByRole('link', { name: 'Carrinho, 1 item', exact: true }).waitFor()
  const cart = await (await page.request.get('/api/v2/front/checkout/cart')).json()
  seen.hasCart = cart.itens?.[0]?.quantidade === 1
}

async function record(response: Response, seen: Visit, files: VisitOptions['files']): Promise<void> {
  const { pathname } = new URL(response.url())
  if (pathname.startsWith('/assets/') && response.status() === 404) seen.missing.push(pathname)
  if (!response.request().isNavigationRequest()) return
  const release = response.headers()['x-release'] ?? '?'
  seen.documents.push(release)
  const names = (await response.text()).match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []
  seen.mixed.push(...names.filter(name => !files[release]?.has(name)))
}
