import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const CART = '/checkout/carrinho'
const PRODUCT = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'
const KIT = '/kit-primeiro-treino-serra-alta'

test('the stepper of the side cart changes a quantity, and the amounts follow', { tag: '@phone' }, async ({ page }) => {
  await open(page, [PRODUCT, KIT])
  const line = lineOf(page, 'Vitamina D3')
  const more = line.getByRole('button', { name: 'Aumentar quantidade' })
  await expect(more).toBeVisible()
  await expect(line.getByRole('button', { name: /^Atualizar/ })).toBeHidden()
  await expectAccessible(page)
  await more.click()
  await more.click()
  await expect(line.getByRole('spinbutton', { name: 'Quantidade' })).toHaveValue('3')
  await expectAmounts(page)
  await expect(line.locator('.sum')).toHaveText(/R\$\s104,70/)
  await expect(more).toBeFocused()
  await test.step('also from the keyboard', async () => {
    await page.keyboard.press('Enter')
    await expect(line.getByRole('spinbutton')).toHaveValue('4')
    await line.getByRole('spinbutton').fill('2')
    await page.keyboard.press('Enter')
    await expect(line.locator('.sum')).toHaveText(/R\$\s69,80/)
    await line.getByRole('button', { name: 'Diminuir quantidade' }).press('Space')
    await expect(line.locator('.sum')).toHaveText(/R\$\s34,90/)
    await expectAmounts(page)
  })
  await test.step('after another page of the shop has changed the cart', async () => {
    const { itens } = await serverCart(page)
    const [{ hash }] = itens
    const other = await page.context().newPage()
    await other.goto(CART)
    await lineOf(other, 'Vitamina D3').getByRole('button', { name: 'Aumentar quantidade' }).click()
    await expect(line.getByRole('spinbutton')).toHaveValue(String(hash.quantidade + 1))
    await expectAmounts(page)
  })
})

test('nothing moves when the stepper takes the place of the field', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const watch = new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.moved = String(
          Number(document.documentElement.dataset.moved ?? 0) + Reflect.get(entry, 'value')
        )
    })
    watch.observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, [PRODUCT, KIT])
  await expect(page.getByRole('button', { name: 'Aumentar quantidade' })).toHaveCount(2)
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
  expect(moved).toBeLessThan(0.01)
})

test('a refused quantity goes back, with the reason in sight', { tag: '@phone' }, async ({ page }) => {
  await open(page, [PRODUCT])
  const line = lineOf(page, 'Vitamina D3')
  const quantity = line.getByRole('spinbutton', { name: 'Quantidade' })
  await expect(line.getByRole('button', { name: 'Aumentar quantidade' })).toBeVisible()
  const mensagens = [{ tipo: 'erro', mensagem: 'Restam <b>2</b> unidades.' }]
  await page.route('**/checkout/cart', async route => {
    if (route.request().method() === 'PUT') await route.fulfill({ json: { ...(await serverCart(page)), mensagens } })
    else await route.continue()
  })
  await quantity.fill('9')
  await quantity.press('Enter')
  await expect(page.getByRole('alert').getByText('Restam 2 unidades.')).toBeInViewport({ ratio: 1 })
  await expect(quantity).toHaveValue('1')
  await expectAmounts(page)
})

test('what is paid and the way on stay in sight', { tag: '@phone' }, async ({ page }) => {
  await open(page, [PRODUCT, KIT], '01310100')
  const total = page.getByRole('term').filter({ hasText: 'Total com frete' })
  const pix = page.getByRole('term').filter({ hasText: 'Total no Pix' })
  const checkout = page.getByRole('link', { name: 'Finalizar compra' })
  for (const top of [0, 300, 5_000]) {
    await page.evaluate(y => scrollTo(0, y), top)
    for (const part of [total, pix, checkout]) await expect(part).toBeInViewport({ ratio: 1 })
  }
  await expectAmounts(page)
  await checkout.click()
  await expect(page).toHaveURL(`${CART}/finalizar`)
  await expect(page.getByText('nenhum pedido será considerado, e nada é cobrado')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voltar ao carrinho' }).click()
  await expect(lineOf(page, 'Kit Primeiro Treino').getByRole('list', { name: 'Neste kit' })).toContainText('Creatina')
})

test('the way on waits for a change that is under way', async ({ page }) => {
  await open(page, [PRODUCT])
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/checkout/cart', async route => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await lineOf(page, 'Vitamina D3').getByRole('button', { name: 'Aumentar quantidade' }).click()
  await page.getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page.getByText('Atualizando o carrinho…')).toBeAttached()
  await expect(page).toHaveURL(CART)
  release()
  await expect(page).toHaveURL(`${CART}/finalizar`)
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: /R\$\s69,80/ })
      .last()
  ).toBeVisible()
})

test('nothing that has the focus is hidden by the bar of a phone', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, [PRODUCT, KIT])
  await expect(page.getByRole('button', { name: 'Aumentar quantidade' })).toHaveCount(2)
  const seen = new Set<string>()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const covered = () => page.evaluate(coveredFocus)
    await expect.poll(covered).toBe('')
    seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(seen.size).toBeGreaterThan(15)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the quantity is a field with a button, and the bar is there', { tag: '@phone' }, async ({ page }) => {
    await open(page, [PRODUCT])
    const line = lineOf(page, 'Vitamina D3')
    await line.getByRole('spinbutton', { name: 'Quantidade' }).fill('3')
    await line.getByRole('button', { name: /^Atualizar/ }).click()
    await expect(line.locator('.sum')).toHaveText(/R\$\s104,70/)
    await expect(page.getByRole('link', { name: 'Finalizar compra' })).toBeInViewport({ ratio: 1 })
    await expectAmounts(page)
    await page.getByRole('link', { name: 'Finalizar compra' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finalizar compra')
  })
})

async function open(page: Page, products: string[], cep = ''): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  for (const path of products) await page.request.post(path, { form: { quantidade: '1' }, headers })
  if (cep) await page.request.post(`${CART}/frete`, { form: { cep }, headers })
  await page.goto(CART)
}

function lineOf(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Itens do pedido' }).locator('> li').filter({ hasText: name })
}

interface ServerCart {
  total: number
  subtotal: { descontoVista: { valor: number } }
  itens: [{ hash: { quantidade: number } }]
}

async function serverCart(page: Page): Promise<ServerCart> {
  return (await page.request.get('/api/v2/front/checkout/cart')).json()
}

/** The page shows the server's own totals, apart from shipping. */
async function expectAmounts(page: Page): Promise<void> {
  await expect(page.locator('[data-unsettled]')).toHaveCount(0)
  const freight = centsOf(await page.locator('.summary dl').innerText(), /Frete: .*?R\$\s([\d.,]+)/)
  await expect
    .poll(async () => {
      const { total, subtotal } = await serverCart(page)
      const text = await page.locator('.payable').innerText()
      const [pix, all] = [centsOf(text, /Pix[^R]*R\$\s([\d.,]+)/), centsOf(text, /Total(?! no)[^R]*R\$\s([\d.,]+)/)]
      return [pix - freight - Math.round(subtotal.descontoVista.valor * 100), all - freight - Math.round(total * 100)]
    })
    .toEqual([0, 0])
}

function centsOf(text: string, amount: RegExp): number {
  return Number(amount.exec(text)?.[1]?.replace(/\D/g, '') ?? 0)
}

/** Runs in the page: the focused element, if the bar covers it, else ''. */
function coveredFocus(): string {
  const focused = document.activeElement
  const bar = document.querySelector('.pay')
  if (!focused || !bar || focused === document.body || bar.contains(focused)) return ''
  const [own, over] = [focused, bar].map(element => element.getBoundingClientRect())
  return own && over && own.bottom > over.top + 1 && own.top < over.bottom - 1 ? focused.outerHTML : ''
}
