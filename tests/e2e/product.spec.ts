import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, isPhone, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const ENGRAVED = '/coqueteleira-com-mola-600-ml-aroeira'
const WHOLESALE = '/barra-vegana-de-castanhas-40-g-umbuzeiro'

test('the first screen has name, facts, price, seller and the buy button', { tag: '@phone' }, async ({ page }) => {
  await open(page, WHEY)
  const main = page.getByRole('main')
  const shown = [
    main.getByRole('heading', { level: 1 }),
    main.getByText('23 g de proteína · sem glúten · 30 doses', { exact: true }),
    main.getByText(/^Por\s+R\$/).first(),
    main.getByText(/^Vendido e entregue por Seiva/),
    main.getByRole('link', { name: 'Calcular prazo' }),
    main.getByRole('button', { name: 'Adicionar ao carrinho', exact: true })
  ]
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 })
  const [bar, price] = await Promise.all([page.locator('[data-buy-bar]').boundingBox(), shown[2]?.boundingBox()])
  expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  if (isPhone(page)) {
    const picture = page.locator('#foto-1')
    await expect(picture).toBeInViewport({ ratio: 1 })
    expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(260)
    return
  }
  await test.step('on a laptop every choice is above the button, and nothing is behind it', async () => {
    for (const group of [
      main.getByRole('group', { name: 'Sabor' }),
      main.getByRole('group', { name: 'Como comprar' })
    ]) {
      const box = await group.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })
})

test('on a tablet the product’s facts are below its pictures', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await open(page, WHEY)
  const pictures = await page.getByRole('region', { name: 'Imagens do produto' }).boundingBox()
  const code = await page.getByText(/^Código:/).boundingBox()
  expect(code?.x).toBe(pictures?.x)
  expect((code?.y ?? 0) - (pictures?.y ?? 0) - (pictures?.height ?? 0)).toBeLessThan(120)
})

test.describe('choosing', () => {
  test('a flavour changes picture, code and address; a reload keeps it, a size is another page', async ({ page }) => {
    await open(page, WHEY)
    const picture = page.getByRole('main').locator('img').first()
    const [before, code] = [await picture.getAttribute('src'), await page.getByText(/^Código:/).innerText()]
    await page.getByRole('radio', { name: 'Baunilha' }).check()
    await expect(page).toHaveURL(/\?atributo=\d+$/)
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(page.getByText(code, { exact: true })).toHaveCount(0)
    const chosen = await page.getByText(/^Código:/).innerText()
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('radio', { name: 'Baunilha' })).toBeChecked()
    await expect(page.getByText(chosen, { exact: true })).toBeVisible()
    const now = page
      .getByRole('main')
      .getByText(/^Por\s+R\$/)
      .first()
    const price = (await now.textContent()) ?? ''
    await page.getByRole('list', { name: 'Peso' }).getByRole('link', { name: '1,8 kg' }).click()
    await page.waitForURL(url => url.pathname !== WHEY)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('1,8 kg')
    await expect(now).not.toHaveText(price)
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'Baunilha' })).toBeChecked()
  })

  test('a sold-out option says so, cannot be chosen, and offers a notice when it is back', async ({ page }) => {
    await open(page, WHEY)
    await expect(page.getByRole('radio', { name: /, indisponível$/ })).toBeDisabled()
    await page.getByText(/^Avise-me quando voltar: /).click()
    const form = page.locator('#avise-me')
    await expect(form.getByRole('combobox', { name: 'Sabor' })).toBeVisible()
    await form.getByLabel('Nome').fill('Rui Dias')
    await form.getByLabel('E-mail', { exact: true }).fill('rui@exemplo.example')
    const sent = page.waitForRequest(`**${WHEY}.data`)
    await form.getByRole('button', { name: 'Avise-me' }).click()
    const typed = new URLSearchParams((await sent).postData() ?? '')
    expect([typed.get('idAtributoValor'), typed.get('nome')]).toEqual([expect.stringMatching(/^[1-9]\d*$/), 'Rui Dias'])
    await expect(form.getByRole('status')).toHaveText(/e-mail/)
  })

  test('a product with flavours needs one, by keyboard too', { tag: '@phone' }, async ({ page }) => {
    await open(page, WHEY)
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: 'Escolha uma opção de sabor' })
    await expect(alert).toBeInViewport({ ratio: 1 })
    // Above the bar of a phone, which would cover it.
    await expect.poll(() => alert.evaluate(isOnTop)).toBe(true)
    await expect(page.getByRole('radio').first()).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
  })

  test('installments are in a table; a quantity above the limit is explained, one within it is bought', async ({
    page
  }) => {
    await open(page, WHEY)
    await expect(page.getByText(/^ou 3x de R\$\s46,63 sem juros$/)).toBeVisible()
    await page.getByText('Ver parcelas').click()
    await expect(page.getByRole('table', { name: 'Parcelas' }).getByRole('row')).not.toHaveCount(1)
    await page.getByRole('radio', { name: 'Chocolate' }).check()
    const quantity = page.getByRole('spinbutton', { name: 'Quantidade' })
    await quantity.fill('11')
    await quantity.press('Enter')
    await expect(page.getByText('Você pode comprar até 10 unidades.')).toBeVisible()
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveValue('11')
    await quantity.blur()
    await expect(quantity).toHaveValue('10')
    await page.getByRole('button', { name: 'Aumentar quantidade' }).first().click()
    await expect(quantity).toHaveValue('10')
    await page.getByRole('button', { name: 'Diminuir quantidade' }).first().click()
    await expect(quantity).toHaveValue('9')
    await expect(page.getByText('Você pode comprar até 10 unidades.')).toHaveCount(0)
  })
})

test('wholesale prices follow the quantity; a refusal shows once, beside the form', async ({ page }) => {
  await open(page, WHOLESALE)
  await expect(page.getByText('Leve mais, pague menos')).toBeVisible()
  await expect(page.getByText(/^A partir de \d+ unidades/).first()).toBeVisible()
  const mensagens = [{ tipo: 'erro', mensagem: 'Restam 2 unidades.' }]
  await page.route('**/checkout/cart', route =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: { itens: [], mensagens } })
  )
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByText('Restam 2 unidades.')).toHaveCount(1)
  await expect(page.locator('#comprar').getByRole('alert')).toBeInViewport({ ratio: 1 })
})

test('no focused element is hidden by the bars of a phone (WCAG 2.2, 2.4.11)', { tag: '@phone-only' }, async ({
  page,
  context,
  baseURL
}) => {
  // The cookie question has a bar of its own.
  await context.addCookies([{ name: 'consent', value: '1.20260101.00', url: baseURL ?? '' }])
  await open(page, WHEY)
  const hidden: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    // A busy browser scrolls to what has the focus later.
    const uncovered = expect.poll(() => page.evaluate(coveredFocus), { timeout: 10_000 }).toBeFalsy()
    await uncovered.catch(async () => hidden.push(String(await page.evaluate(coveredFocus))))
  }
  expect(hidden).toEqual([])
})

test('two texts on one product are two lines of the cart, at the price of the server', async ({ page }) => {
  await open(page, ENGRAVED)
  const text = page.getByRole('textbox', { name: /^Nome gravado/ })
  await expect(page.getByText(/\+ R\$\s15,00/)).toBeVisible()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  for (const [index, name] of ['Ana', 'Lu'].entries()) {
    await text.fill(name)
    await expect(page.getByText(`${name.length}/14`)).toBeVisible()
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
    await expect(cart.getByText(`“${name}”`)).toBeVisible()
    await expect(cart.getByRole('spinbutton')).toHaveCount(index + 1)
    if (index === 0) await page.keyboard.press('Escape')
  }
  await page.goto('/checkout/carrinho')
  await expect(page.getByText(/: Ana$/)).toBeVisible()
  await expect(page.getByText(/: Lu$/)).toBeVisible()
})

test('speaks English', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: '1', url: baseURL ?? '' }])
  await open(page, WHEY)
  await expect(page.getByText(/^or 3x of R\$\s46\.63 interest-free$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'CEP' }).fill('01310100')
  await page.getByRole('button', { name: 'Calculate shipping' }).click()
  await expect(page.getByRole('row', { name: /Economy/ })).toContainText('4 business days')
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Runs in the page. */
function isOnTop(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + 8, top + height / 2))
}

/** Runs in the page: the text of the focused element if a fixed bar covers all of it, else ''. */
function coveredFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  const middle = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1)
  const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].every(y => {
    const bar = document.elementFromPoint(middle, y)?.closest('header:has([role="search"], form), div:has(> [form])')
    return bar && !bar.contains(focused)
  })
  return isCovered ? focused.outerHTML.slice(0, 120) : ''
}
