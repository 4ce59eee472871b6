import type { Page } from '@playwright/test'
import { expect, hydrated, isPhone, test } from './test'

const WORDS = {
  pt: {
    add: 'Adicionar ao carrinho',
    cart: 'Carrinho',
    checkout: 'Finalizar compra',
    menu: 'Menu',
    increase: 'Aumentar quantidade',
    remove: /^Remover/,
    empty: 'Seu carrinho está vazio',
    home: 'Vitaminas'
  },
  en: {
    add: 'Add to cart',
    cart: 'Cart',
    checkout: 'Checkout',
    menu: 'Menu',
    increase: 'Increase quantity',
    remove: /^Remove/,
    empty: 'Your cart is empty',
    home: 'Vitamins'
  }
} as const

for (const language of ['pt', 'en'] as const) {
  const words = WORDS[language]

  test(`home, category, product, cart, checkout (${language})`, async ({ page, context, baseURL }) => {
    if (language === 'en') await context.addCookies([{ name: 'language', value: '1', url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'pt-BR')
    await hydrated(page)
    await openCategory(page, words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.home)
    const products = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
    const link = page.getByRole('main').getByRole('article').getByRole('link').first()
    await expect(link.or(products).first()).toBeVisible()
    await page.goto(await firstBuyable(page))
    await hydrated(page)
    await page.getByRole('button', { name: words.add, exact: true }).first().click()
    const cart = page.getByRole('dialog', { name: words.cart, exact: true })
    await expect(cart).toBeVisible()
    await expect(cart.getByRole('spinbutton')).toHaveValue('1')
    await cart.getByRole('button', { name: words.increase }).click()
    await expect(cart.getByRole('spinbutton')).toHaveValue('2')
    await cart
      .getByRole('button', { name: words.checkout })
      .or(cart.getByRole('link', { name: words.checkout }))
      .click()
    await page.waitForURL('**/checkout/carrinho')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cart)
    await expect(page.getByText(/nenhum pedido será considerado|no order will be considered/i).first()).toBeVisible()
  })
}

async function openCategory(page: Page, words: (typeof WORDS)['pt' | 'en']): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: words.menu, exact: true }).click()
    const menu = page.getByRole('dialog', { name: words.menu, exact: true })
    await menu.getByText(words.home, { exact: true }).first().click()
    const link = menu.getByRole('link', { name: new RegExp(`^(Ver tud|See all|${words.home}$)`) }).first()
    if (await link.isVisible()) await link.click()
  } else {
    await page.getByRole('navigation').getByRole('link', { name: words.home, exact: true }).first().click()
  }
  await page.waitForURL('**/vitaminas')
}

/** A product of the listing on screen that can be bought without choosing anything. */
async function firstBuyable(page: Page): Promise<string> {
  const form = page.getByRole('main').locator('form[method="post"][action^="/"]').first()
  return (await form.getAttribute('action')) ?? '/'
}
