import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

test.use(WITHOUT_PICTURES)

const CART = '/checkout/carrinho'
const PRODUCT = '/vitamina-d3-2000-ui-60-softgels-raiz-norte'
const KIT = '/kit-primeiro-treino-serra-alta'

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

test('nothing that has the focus is hidden by the bar of a phone', { tag: '@phone-only' }, async ({ page }) => {
  await open(page, [PRODUCT, KIT])
  const seen = new Set<string>()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    const covered = () => page.evaluate(coveredFocus)
    await expect.poll(covered).toBe('')
    seen.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(seen.size).toBeGreaterThan(15)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the quantity changes by its buttons or by typing, and the bar is there', { tag: '@phone' }, async ({
      page
    }) => {
      await open(page, [PRODUCT])
      const line = lineOf(page, 'Vitamina D3')
      const quantity = line.getByRole('spinbutton', { name: 'Quantidade' })
      await expect(line.getByRole('button', { name: /^Diminuir quantidade/ })).toBeDisabled()
      await line.getByRole('button', { name: /^Aumentar quantidade/ }).click()
      await expect(quantity).toHaveValue('2')
      await expect(line).toBeInViewport()
      await quantity.fill('4')
      await quantity.press('Enter')
      await expect(line.locator('.sum')).toHaveText(/R\$\s139,60/)
      await line.getByRole('button', { name: /^Diminuir quantidade/ }).click()
      await expect(quantity).toHaveValue('3')
      await expect(line.getByRole('button', { name: /^Atualizar/ })).toBeHidden()
      await quantity.fill('5')
      await line.getByRole('button', { name: /^Atualizar/ }).click()
      await expect(line.locator('.sum')).toHaveText(/R\$\s174,50/)
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
}

async function serverCart(page: Page): Promise<ServerCart> {
  return (await page.request.get('/api/v2/front/checkout/cart')).json()
}

/** The page shows the server's own totals, apart from shipping. */
async function expectAmounts(page: Page): Promise<void> {
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
