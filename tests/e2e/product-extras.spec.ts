import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const ISOLATE = '/whey-isolado-zero-lactose-900-g-arco-forte'
const COMPARISON = `/comparar?p=${WHEY.slice(1)},${ISOLATE.slice(1)}`

test('two products are compared side by side and one is removed, without an accessibility violation', async ({
  page
}) => {
  await open(page, WHEY)
  await toggleCompare(page)
  await expect.poll(() => visits(page)).not.toBeNull()
  await open(page, ISOLATE)
  await toggleCompare(page)
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByRole('button', { name: 'Copiar link' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vistos recentemente' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: 'Comparação de produtos' })
    .getByRole('link', { name: 'Ver comparação' })
    .click()
  await page.waitForURL(`**${COMPARISON}`)
  const table = page.getByRole('table', { name: 'Comparar produtos' })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('row', { name: /^Proteínas/ }).getByRole('cell')).toHaveCount(2)
  await expectAccessible(page)
  await table.getByRole('link', { name: /^Remover Whey Isolado/ }).click()
  await page.waitForURL(`**/comparar?p=${WHEY.slice(1)}`)
  await expect(table.getByRole('columnheader')).toHaveCount(1)
  await expect(table.getByRole('link', { name: /^Remover Whey/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  await open(page, ISOLATE)
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false')
})

test('the comparison without products in its address shows the saved choice', async ({ page }) => {
  const saved = [{ path: WHEY, name: 'Whey', image: null }]
  await page.addInitScript(choices => {
    if (!localStorage.getItem('compare')) localStorage.setItem('compare', JSON.stringify(choices))
    const see = () => {
      const strong = [...document.querySelectorAll('main strong')]
      const empty = strong.find(({ textContent }) => textContent?.startsWith('Nenhum produto'))
      if (empty?.checkVisibility({ visibilityProperty: true })) document.documentElement.dataset.seen = 'empty'
      requestAnimationFrame(see)
    }
    requestAnimationFrame(see)
  }, saved)
  await page.goto('/comparar')
  await page.waitForURL(`**/comparar?p=${WHEY.slice(1)}`)
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-seen')
})

test('a product is compared from its card, which remembers it', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/proteinas')
  const button = page.getByRole('button', { name: /^Comparar: Whey Protein Concentrado 900 g/ })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  const tray = page.getByRole('region', { name: 'Comparação de produtos' })
  await expect(tray.getByRole('link', { name: 'Ver comparação' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(tray).toHaveCount(0)
})

test('a fifth product is refused with a reason', async ({ page }) => {
  const four = ['a', 'b', 'c', 'd'].map(name => ({ path: `/${name}`, name, image: null }))
  await page.addInitScript(choices => localStorage.setItem('compare', JSON.stringify(choices)), four)
  await open(page, WHEY)
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false')
  await compareButton(page).click()
  await expect(page.getByText('Até 4 produtos por comparação')).toBeVisible()
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false')
})

test('viewed products are shown on the next product, and can be cleared', async ({ page }) => {
  await open(page, WHEY)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => visits(page)).toContain(name)
  await open(page, ISOLATE)
  const recent = page.getByRole('region', { name: 'Vistos recentemente' })
  await expect(recent.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(recent.getByRole('heading', { level: 3 })).toHaveCount(1)
  await test.step('in the language that the shopper has chosen since', async () => {
    const speak = (language: string) =>
      page.getByRole('contentinfo').getByRole('button', { name: language, exact: true }).click()
    await speak('English')
    const english = page.getByRole('region', { name: 'Recently viewed' })
    await expect(english.getByRole('heading', { name: 'Whey Protein Concentrate 900 g', exact: true })).toBeVisible()
    await hydrated(page)
    await speak('Português')
    await expect(recent.getByRole('heading', { name, exact: true })).toBeVisible()
    await hydrated(page)
  })
  await page.getByRole('button', { name: 'Limpar histórico' }).click()
  await expect(recent).toHaveCount(0)
  await expect(page.getByText('Histórico limpo')).toBeFocused()
  await open(page, WHEY)
  await expect.poll(() => visits(page)).toContain(name)
  await expect(recent).toHaveCount(0)
})

test('foreign contents of the storage break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('productHistory', '[{"id":1,"nome":{},"timestamp":"x"},7,{"id":')
    localStorage.setItem('compare', '{"path":[]}')
  })
  await open(page, WHEY)
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('sharing copies the address; two products bought together go into the cart at once, with the server’s discount', async ({
  page,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, `${WHEY}?utm=x`)
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Link copiado')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(WHEY, page.url()).href)

  await page.keyboard.press('Escape')
  const writes = watchCartWrites(page)
  await page.getByRole('button', { name: 'Comprar juntos' }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveCount(2)
  expect(writes).toEqual(['POST'])
  const { promocoes } = await serverCart(page)
  expect(promocoes).toHaveLength(1)
  await cart.getByText('Ver detalhes').click()
  await expect(cart.getByText(promocoes[0]?.nome ?? '').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('two products are bought together, and products are compared by their address', async ({ page }) => {
    await page.goto(WHEY)
    await page.getByRole('button', { name: 'Comprar juntos' }).click()
    await page.waitForURL('**/checkout/carrinho')
    await expect(page.getByRole('spinbutton')).toHaveCount(2)
    await page.goto(WHEY)
    await compareButton(page).click()
    await page.waitForURL(`**/comparar?p=${WHEY.slice(1)}`)
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(1)
    await page.goto(COMPARISON)
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.goto('/comparar')
    await expect(page.getByText('Nenhum produto nesta comparação')).toBeVisible()
  })
})

test('few similar products are followed by those of the parent category when they are near', async ({ page }) => {
  await open(page, WHEY)
  const similar = page.getByRole('region', { name: 'Produtos similares' })
  const cards = similar.getByRole('heading', { level: 3 })
  expect(await cards.count()).toBeLessThan(8)
  await similar.scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(12)
})

test('a known CEP gives the delivery date beside the button, and another CEP changes it', async ({ page }) => {
  await page.addInitScript(() => localStorage.getItem('cep') ?? localStorage.setItem('cep', '01310-100'))
  await open(page, WHEY)
  await page.keyboard.press('Shift')
  const line = page.locator('[data-buy-bar]').getByRole('link')
  await expect(line).toHaveText(/^Chega até \S+, \d+ \S+$/)
  const near = await line.innerText()
  await page.getByRole('textbox', { name: 'CEP', exact: true }).fill('69005040')
  await page.getByRole('button', { name: 'Calcular frete' }).click()
  await expect(line).not.toHaveText(near)
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

function compareButton(page: Page) {
  return page.getByRole('button', { name: 'Comparar', exact: true })
}

async function toggleCompare(page: Page): Promise<void> {
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'false')
  await compareButton(page).click()
  await expect(compareButton(page)).toHaveAttribute('aria-pressed', 'true')
}

/** The viewed products that the browser stores. */
function visits(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('productHistory'))
}

function watchCartWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/checkout/cart') && request.method() !== 'GET') writes.push(request.method())
  })
  return writes
}

async function serverCart(page: Page): Promise<{ promocoes: { nome: string }[] }> {
  return page.evaluate(() => fetch('/api/v2/front/checkout/cart').then(response => response.json()))
}
