import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, follow, hydrated, laidOutWhole, noisyTest, test } from './test.ts'

/** Tall enough that no section below the viewport is skipped: skipped sections have no sizes to compare. */
const TALL = { width: 1366, height: 9_000 }

const SHEETS = readdirSync('build/client/assets')
  .filter(file => file.endsWith('.css'))
  .sort()
const PRODUCT = '/magnesio-bisglicinato-60-capsulas-aurora-lab'

for (const path of ['/vitaminas', PRODUCT, '/checkout/acesso']) {
  test(`${path} looks the same with all style sheets in any order`, async ({ page }) => {
    test.setTimeout(240_000)
    // Tall enough that every section is laid out.
    await page.setViewportSize({ ...TALL, width: 360 })
    // Without the typeface: adding a sheet loads it again, and the widths would differ.
    await page.route('**/*.woff2', route => route.abort())
    await page.goto(path)
    await hydrated(page)
    await laidOutWhole(page)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    // Similar products of the parent category have come.
    await page.waitForLoadState('networkidle')
    for (const order of [SHEETS, SHEETS.toReversed()]) expect(await changedBy(page, order)).toEqual([])
    await expectEachOnce(page)
  })
}

test('late chunks load no style sheet that the document has, and change nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/vitaminas')
  await hydrated(page)
  const apply = page.locator('main').getByRole('button', { name: 'Aplicar', exact: true })
  await expect(apply.filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: /^Filtrar/ }).click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(apply.filter({ visible: true })).toHaveCount(0)
  await expectEachOnce(page)
})

test('a client navigation brings the styles of the next page', async ({ page }) => {
  await page.setViewportSize(TALL)
  await page.route('**/*.woff2', route => route.abort())
  await page.goto('/marcas')
  await hydrated(page)
  await follow(page, '/vitaminas')
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await laidOutWhole(page)
  expect(await changedBy(page, SHEETS)).toEqual([])
  await expectEachOnce(page)
})

noisyTest('a page that could not be taken over, and is rendered anew, keeps its styles', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize(TALL)
  await page.route('**/*.woff2', route => route.abort())
  await page.route(/\/vitaminas$/, async route => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<main[^>]*>/, '$&<p>another</p>') })
  })
  const failed = page.waitForEvent('pageerror', error => /hydrat|#418/i.test(error.message))
  await page.goto('/vitaminas')
  await failed
  await expect(page.getByText('another')).toHaveCount(0)
  // The parts that were not hydrated load as data.
  const footer = page.getByRole('contentinfo')
  for (const part of ['Formas de pagamento', 'Todos os direitos reservados'])
    await expect(footer.getByText(part).first()).toBeVisible()
  await expect(footer.locator('svg').first()).toBeVisible()
  await expect(page.locator('main [data-product]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  // Idle work can lay out a box between the two comparisons.
  await expect(async () => expect(await changedBy(page, SHEETS)).toEqual([])).toPass({ timeout: 180_000 })
})

test('a first document loads without the typeface, and the next page has it', { tag: '@phone-only' }, async ({
  page
}) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toBe('1')
  expect(await page.evaluate(afterLoad)).toBeGreaterThanOrEqual(0)
  const family = () => page.evaluate(() => getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily)
  expect(await family()).not.toMatch(/Variable/)
  await page.getByRole('main').locator('a[href="/vitaminas"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vitaminas', exact: true })).toBeVisible()
  expect(await family()).toMatch(/^"Figtree Variable"/)
  expect(await page.evaluate(shiftOf, true)).toBe(0)
})

test('the second document of a visit has the typeface', async ({ page }) => {
  await page.goto('/marcas')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).toBe('1')
  await page.goto('/')
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(family).toMatch(/^"Figtree Variable"/)
})

test('nothing moves when the typeface comes late', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('typeface', '1'))
  const sent: string[] = []
  await page.route('**/*.woff2', async route => {
    await new Promise(resolve => setTimeout(resolve, 1_500))
    sent.push(route.request().url())
    await route.continue()
  })
  await page.goto('/')
  await expect.poll(() => sent).toHaveLength(1)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(shiftOf, false)).toBe(0)
})

/** The properties that these sheets change, of every element and its ::before and ::after. */
function changedBy(page: Page, sheets: string[]): Promise<string[]> {
  return page.evaluate(async names => {
    const elements = [...document.querySelectorAll('body, body *')]
    const styles = () => elements.flatMap(element => ['', '::before', '::after'].map(part => textOf(element, part)))
    function textOf(element: Element, part: string) {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      const lines = Array.from(style, name => `${name}: ${style.getPropertyValue(name)}`)
      if (part || style.position !== 'absolute') return lines
      // Chromium may report the insets of an earlier layout, so the place of the element stands for them.
      const { x, y } = element.getBoundingClientRect()
      return [...lines.filter(line => !/^(inset|top|right|bottom|left)\b/.test(line)), `at: ${x} ${y}`]
    }
    function append(name: string) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'stylesheet', href: `/assets/${name}?again` })
      document.head.insertAdjacentElement('beforeend', link)
      return new Promise<HTMLLinkElement>(resolve => link.addEventListener('load', () => resolve(link)))
    }
    const before = styles()
    const links = await Promise.all(names.map(append))
    const after = styles()
    for (const link of links) link.remove()
    return before.flatMap((lines, index) => {
      const changed = lines.filter((line, at) => line !== after[index]?.[at])
      return changed.map(line => `${elements[Math.floor(index / 3)]?.outerHTML.slice(0, 80)} was ${line}`)
    })
  }, sheets)
}

/** A disabled link represents a sheet whose rules are inlined in the document. */
async function expectEachOnce(page: Page): Promise<void> {
  const links = await page.locator('link[rel="stylesheet"]').evaluateAll(all =>
    all.map(link => ({
      path: new URL(link.getAttribute('href') ?? '', location.href).pathname,
      isInline: link.hasAttribute('disabled')
    }))
  )
  const inline = new Set(links.filter(({ isInline }) => isInline).map(({ path }) => path))
  const loaded = links.filter(({ isInline }) => !isInline).map(({ path }) => path)
  expect(inline.size).toBeGreaterThan(0)
  expect(loaded.filter((path, index) => inline.has(path) || loaded.indexOf(path) !== index)).toEqual([])
}

/** Milliseconds from the load of the document to the request of the typeface. */
function afterLoad(): number {
  const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))
  const [document] = performance.getEntriesByType('navigation')
  return Number(font?.startTime) - Number(document && Reflect.get(document, 'loadEventStart'))
}

/** `unexpected`: only what moves more than half a second after an input. */
function shiftOf(unexpected: boolean): Promise<number> {
  return new Promise(resolve => {
    let sum = 0
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if (!unexpected || !Reflect.get(entry, 'hadRecentInput')) sum += Number(Reflect.get(entry, 'value'))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // Layout shifts are reported two frames after the last change.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
  })
}
