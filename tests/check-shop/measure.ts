import { chromium, type Page as Tab } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { presentChromium } from '../support/chromium.mjs'
import type { Measured } from './shop.ts'

const PHONE = { width: 360, height: 740 }
const PAGE_MS = 20_000

/** Draws the pages without scripts and measures their cash prices. Null where there is no Chromium. */
export async function measurePrices(origin: string, paths: readonly string[]): Promise<Measured[] | null> {
  const executablePath = await presentChromium()
  if (executablePath === null) return null
  const browser = await chromium.launch({ ...launchOptions, executablePath: executablePath || undefined })
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE, locale: 'pt-BR' })
    await context.route('**/*', route =>
      ['document', 'stylesheet'].includes(route.request().resourceType()) ? route.continue() : route.abort()
    )
    const tab = await context.newPage()
    const measured: Measured[] = []
    for (const path of paths) measured.push(...(await measurePage(tab, origin, path)))
    return measured
  } finally {
    await browser.close()
  }
}

/** The largest price of each card and of the product itself is the cash price. The smallest of these is told. */
async function measurePage(tab: Tab, origin: string, path: string): Promise<Measured[]> {
  const response = await tab.goto(origin + path, { timeout: PAGE_MS }).catch(() => null)
  if (!response?.ok()) return []
  const prices = await tab.evaluate(readPrices)
  const [smallest] = prices.sort((one, other) => one.px - other.px)
  return smallest ? [{ path, smallest: smallest.px, text: smallest.text }] : []
}

/** Runs in the page. Groups by the element around a link or a heading; prices in a row of instalments do not count. */
function readPrices(): { px: number; text: string }[] {
  const largest = new Map<Element, { px: number; text: string }>()
  const product = document.querySelector('main:has(h1):has(form[method=post])')
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    const text = texts.currentNode.textContent?.trim() ?? ''
    const isPrice = /^(por:? )?R\$\s*\d|^\d{1,3}(\.\d{3})*,\d{2}$/i.test(text)
    if (!element || !isPrice || element.closest('del, s, table, [hidden], select')) continue
    const around = element.closest('li, article, tr, [data-product]') ?? product
    if (!around?.querySelector('a[href], h1') || !element.checkVisibility()) continue
    const px = Number.parseFloat(getComputedStyle(element).fontSize)
    if (px > (largest.get(around)?.px ?? 0)) largest.set(around, { px, text: text.slice(0, 40) })
  }
  return [...largest.values()]
}
