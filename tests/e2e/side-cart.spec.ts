import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, test } from './test.ts'

// With motion, which the other tests reduce.
test.use({ ...WITHOUT_PICTURES, contextOptions: { reducedMotion: 'no-preference' } })

const REFUSED = 'Restam 2 unidades.'

test.describe('on a low or a narrow screen', () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 640, height: 360 }
  ]) {
    test(`the server’s messages stay in view beside many lines (${viewport.width}x${viewport.height})`, async ({
      page
    }) => {
      await page.setViewportSize(viewport)
      const cart = await openCart(page)
      const last = cart.getByRole('spinbutton').last()
      await last.scrollIntoViewIfNeeded()
      await last.fill('5')
      await last.press('Enter')
      await expect(page.getByText(REFUSED)).toHaveCount(1)
      await expect(cart.getByText(REFUSED)).toBeInViewport({ ratio: 1 })
      expect(await isCovered(cart.getByText(REFUSED))).toBe(false)
      await expect(cart.getByRole('link', { name: 'Finalizar compra' })).toHaveCount(1)
    })
  }
})

test('the total stands out beside a promotion, and its amount does not wrap', { tag: '@phone' }, async ({ page }) => {
  const cart = await openCart(page)
  await cart.getByText('Ver detalhes').click()
  const [promotion, total] = [rowOf(cart, /^Leve mais/), rowOf(cart, /^Total\s?R/)]
  const size = (row: Locator) => row.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
  expect(await size(total)).toBeGreaterThan(await size(promotion))
  const amount = promotion.getByRole('definition')
  const lines = await amount.evaluate(element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('an impossible quantity is refused with a message each time, and nothing is removed', async ({ page }) => {
  const cart = await openCart(page)
  const quantity = cart.getByRole('spinbutton').first()
  const writes: string[] = []
  page.on('request', request => request.url().endsWith('/checkout/cart') && writes.push(request.method()))
  for (const typed of ['1000', '2.5', '-1', '0', '']) {
    await quantity.fill(typed)
    await expect(cart.getByText(/^Continua 1\./)).toHaveCount(0)
    await quantity.press('Enter')
    await expect(cart.getByRole('alert').filter({ hasText: 'de 1 a 99' })).toBeVisible()
    await expect(quantity).toHaveValue('1')
    await expect(quantity).toHaveAccessibleDescription(/^Continua 1\. Informe um número inteiro de 1 a 99/)
  }
  expect(writes).toEqual([])
})

test('a failed add shows one message of the store', async ({ page }) => {
  await page.goto('/vitaminas/vitamina-d')
  const buy = page.getByRole('main').locator('form[method="post"]').first()
  const path = (await buy.getAttribute('action')) ?? ''
  await hydrated(page)
  await page.route('**/api/v2/front/checkout/cart', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: { error: 'SQLSTATE' } }) : route.continue()
  )
  const words = page.getByText('Não foi possível adicionar ao carrinho. Tente de novo.')
  await buy.getByRole('button').click()
  await expect(words).toHaveCount(1)
  await expect(page.getByRole('alert').filter({ has: words })).toBeInViewport()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeHidden()
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(words).toHaveCount(1)
  await expect(words).toBeInViewport()
  await expect(page.getByText('SQLSTATE')).toHaveCount(0)
})

test('a side cart that cannot load leads to the cart page', async ({ page }) => {
  let documents = 0
  let refused = 0
  page.on('request', request => {
    if (request.resourceType() === 'document') [documents, refused] = [documents + 1, 0]
  })
  await page.route('**/assets/deferred-*.js', route => {
    refused += 1
    return route.abort()
  })
  await page.goto('/marcas')
  // The first failure reloads the page.
  await expect(async () => {
    for (const at of [1, 2]) await page.mouse.move(at, at)
    expect([documents, refused > 0]).toEqual([2, true])
  }).toPass()
  const link = page.getByRole('banner').getByRole('link', { name: 'Carrinho' })
  await expect(async () => {
    if (page.url().endsWith('/marcas')) await link.click()
    await expect(page).toHaveURL('/checkout/carrinho', { timeout: 10_000 })
  }).toPass()
})

/** A cart with seven lines and a promotion, over an API that refuses every change. */
async function openCart(page: Page): Promise<Locator> {
  const itens = [1, 2, 3, 4, 5, 6, 7].map(id => ({
    nome: `Vitamina ${id}`,
    quantidade: 1,
    precos: { precoPor: 79.9 },
    hash: { idProduto: id }
  }))
  const promocoes = [{ nome: 'Leve mais por menos em toda a linha de vitaminas', desconto: 7.99 }]
  const cart = { itens, promocoes, total: 551.31, quantidadeTotal: 7, url: '/checkout/carrinho' }
  const mensagens = [{ tipo: 'erro', mensagem: REFUSED }]
  await page.route('**/api/v2/front/checkout/cart', route =>
    route.fulfill({ json: route.request().method() === 'GET' ? cart : { ...cart, mensagens } })
  )
  await page.goto('/checkout/acesso')
  await hydrated(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(dialog.getByRole('spinbutton')).toHaveCount(7)
  return dialog
}

function rowOf(cart: Locator, words: RegExp): Locator {
  return cart.locator('dl > div').filter({ hasText: words })
}

/** Whether another element covers its centre. */
function isCovered(locator: Locator): Promise<boolean> {
  return locator.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width / 2, top + height / 2)
    return !found || !(element.contains(found) || found.contains(element))
  })
}
