import type { Locator } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

/** Spec 9: the widths at which styles change, one pixel less than each, and the assumed screens of 360 and 1366. */
const WIDTHS = [360, 539, 540, 767, 768, 820, 1023, 1024, 1239, 1240, 1366, 1440, 1550]
const PRODUCT = '/magnesio-bisglicinato-60-capsulas-aurora-lab'
const COMPARE = '/comparar?p=magnesio-bisglicinato-60-capsulas-aurora-lab,whey-protein-concentrado-900-g-arco-forte'

for (const path of ['/', '/vitaminas', '/busca?busca=creatina', COMPARE, '/checkout/carrinho', '/checkout/cadastro/']) {
  test(`${path} is not wider than the screen from 360 to 1550 px`, async ({ page }) => {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.locator('body').evaluate(overflow), `${width} px`).toBe(0)
    }
  })
}

test('a product shows its whole picture and is not wider than the screen from 360 to 1550 px', async ({ page }) => {
  await page.goto(PRODUCT)
  const picture = page.getByRole('region', { name: 'Imagens do produto' }).locator('li').first()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.locator('body').evaluate(overflow), `${width} px`).toBe(0)
    const { frame, row, img, fit } = await picture.evaluate(item => ({
      frame: item.getBoundingClientRect().toJSON(),
      row: item.parentElement?.getBoundingClientRect().toJSON(),
      img: item.querySelector('img')?.getBoundingClientRect().toJSON(),
      fit: getComputedStyle(item.querySelector('img') ?? item).objectFit
    }))
    // On phones it is lower, so that price and button are in the first screen.
    if (width < 768) expect(frame.height, `${width} px`).toBeLessThanOrEqual(260)
    else expect(Math.abs(frame.width - frame.height), `${width} px`).toBeLessThan(1)
    expect(fit).toBe('contain')
    expect(frame.width, `${width} px`).toBeLessThanOrEqual(row.width + 1)
    expect(img.width, `${width} px`).toBeLessThanOrEqual(frame.width + 1)
  }
})

test('two products are compared at 360 px without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(COMPARE)
  const table = page.getByRole('region', { name: 'Comparar produtos' })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  expect(await table.evaluate(overflow)).toBe(0)
  await expect(table.getByRole('rowheader', { name: 'Marca', exact: true })).toBeVisible()
  await test.step('the remove controls are beside the pictures, and the lines as wide as the table', async () => {
    const { left } = await boxOf(table.getByRole('link', { name: /^Remover/ }).first())
    expect(left).toBeGreaterThanOrEqual((await boxOf(table.locator('img').first())).right)
    const lines = await table
      .locator('tbody tr')
      .evaluateAll(rows => rows.map(row => row.getBoundingClientRect().width))
    const { left: start, right: end } = await boxOf(table)
    expect(Math.min(...lines)).toBeGreaterThanOrEqual(end - start - 2)
  })
  await test.step('the names of the products stay in sight', async () => {
    const row = table.getByRole('rowheader', { name: /^Modo de uso/ })
    await row.evaluate(element => element.scrollIntoView({ block: 'center' }))
    for (const name of await table.getByRole('columnheader').all()) await expect(name).toBeInViewport()
    expect((await boxOf(table.getByRole('columnheader').first())).bottom).toBeLessThan((await boxOf(row)).top)
  })
})

test('of two compared products the switch shows only what differs, without scripts too', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(COMPARE)
  const table = page.getByRole('region', { name: 'Comparar produtos' })
  const row = (name: string) => table.getByRole('rowheader', { name, exact: true })
  await expect(row('País de origem')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Só as diferenças' }).check()
  await expect(row('País de origem')).toBeHidden()
  await expect(row('Marca')).toBeVisible()
  await page.context().close()
})

test('below desktop the links of a search are one line above the products', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [820, 1180]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/busca?busca=creatina')
    const links = page.getByRole('main').getByRole('navigation', { name: 'Buscas relacionadas' })
    const products = page.getByRole('region', { name: 'Produtos' })
    expect((await boxOf(products)).top - (await boxOf(links)).top, `${width} px`).toBeLessThan(90)
  }
})

test('at 360 x 740 the buy button is never behind the question about cookies', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(PRODUCT)
  await hydrated(page)
  const question = page.getByRole('region', { name: 'Cookies' })
  await expect(question).toBeVisible()
  expect((await question.boundingBox())?.height).toBeLessThanOrEqual(104)
  const buttons = page.locator('#comprar [type="submit"], [form="comprar"]')
  for (const top of [0, 300, 600, 900, 1200, 1500]) {
    await page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => uncovered(buttons), `${top} px`).toBeGreaterThan(0)
  }
})

test('badges are fully visible on a phone’s cards, and do not hide the product', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/', '/vitaminas']) {
    await page.goto(path)
    const badges = await page.locator('main article ul > li, main li > div > ul > li').evaluateAll(readBadges)
    expect(badges.length, path).toBeGreaterThan(0)
    expect(badges.filter(badge => badge.isCut || badge.isSecond)).toEqual([])
  }
})

test('an open panel dims the page as far as the edge, beside a classic scrollbar too', async ({ page }) => {
  await page.goto('/vitaminas')
  await hydrated(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const before = await ground()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeVisible()
  expect(await ground()).not.toBe(before)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(before)
})

test('spec 9: the search bar is 550 px wide at most, its suggestions 780 px', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'))
  await search.first().click()
  const panel = page.getByRole('listbox').first()
  await expect(panel).toBeVisible()
  const form = page.getByRole('banner').getByRole('search').locator('form')
  for (const width of [360, 800, 1000, 1024, 1366, 1550, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await widthOf(form), `${width} px`).toBeLessThanOrEqual(550)
    expect(await widest(panel), `${width} px`).toBeLessThanOrEqual(780)
    const room = await panel.evaluate(element => element.getBoundingClientRect().left)
    expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
  }
  expect([await widthOf(form), await widest(panel)]).toEqual([550, 780])
})

test('spec 9: from 1550 px on the page is wider', async ({ page }) => {
  await page.goto('/marcas')
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return widthOf(page.getByRole('main').locator('.page').first())
  }
  // The scrollbar takes a part of 1550.
  expect(await widthAt(1549)).toBe(1440)
  expect(await widthAt(1550)).toBeGreaterThan(1500)
  expect(await widthAt(1920)).toBe(1550)
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('spec 4: submenu accordions open and close with a 300 ms transition, in the menu and in the filters', async ({
    page
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/vitaminas')
    await hydrated(page)
    await page.getByRole('button', { name: /^Filtrar/ }).click()
    await expectAccordion(page.getByRole('dialog').locator('details').first())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expectAccordion(page.getByRole('dialog').locator('details').first())
  })
})

/** Opens and closes within 300 ms. */
async function expectAccordion(accordion: Locator): Promise<void> {
  const { duration, property } = await accordion.evaluate(details => {
    const style = getComputedStyle(details, '::details-content')
    return { duration: style.transitionDuration, property: style.transitionProperty }
  })
  expect(property).toBe('height, content-visibility')
  expect(duration).toBe('0.3s, 0.3s')
  const [content, wasOpen] = [accordion.getByRole('link').first(), await accordion.evaluate(isOpen)]
  for (const isNowOpen of [!wasOpen, wasOpen]) {
    await accordion.locator('summary').first().click()
    await expect(content).toBeVisible({ visible: isNowOpen })
  }
}

function isOpen(details: Element): boolean {
  return details.hasAttribute('open')
}

/** Overflow on the right, in pixels. */
function overflow(box: Element): number {
  const content = box === document.body ? document.documentElement : box
  return content.scrollWidth - box.clientWidth
}

/** Number of buttons that can be clicked at their centre. */
function uncovered(buttons: Locator): Promise<number> {
  return buttons.evaluateAll(
    all =>
      all.filter(button => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }).length
  )
}

function readBadges(badges: Element[]) {
  return badges
    .filter(badge => badge.checkVisibility())
    .map(badge => ({
      text: badge.textContent,
      isCut: badge.scrollWidth > badge.clientWidth,
      isSecond: badge.previousElementSibling !== null
    }))
}

function boxOf(element: Locator) {
  return element.evaluate(found => found.getBoundingClientRect().toJSON())
}

async function widthOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.width ?? 0
}

/** Width of the nearest positioned ancestor: the panel below the header. */
function widest(panel: Locator): Promise<number> {
  return panel.evaluate(inner => {
    let box: Element | null = inner
    while (box && !['absolute', 'fixed'].includes(getComputedStyle(box).position)) box = box.parentElement
    return box?.getBoundingClientRect().width ?? 0
  })
}
