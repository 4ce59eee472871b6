import type { Page } from '@playwright/test'
import { expect, hydrated, isPhone, test } from './test.ts'

// With motion, which the other tests reduce.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const WORDS = {
  pt: {
    add: 'Adicionar ao carrinho',
    cart: 'Carrinho',
    checkout: 'Finalizar compra',
    increase: 'Aumentar quantidade',
    category: 'Vitaminas',
    lang: 'pt-BR',
    notice: /nenhum pedido será considerado/
  },
  en: {
    add: 'Add to cart',
    cart: 'Cart',
    checkout: 'Checkout',
    increase: 'Increase quantity',
    category: 'Vitamins',
    lang: 'en',
    notice: /no order will be considered/i
  }
} as const

type Words = (typeof WORDS)['pt' | 'en']

for (const language of ['pt', 'en'] as const) {
  const words = WORDS[language]

  // The phone only runs the first language: the texts are the same as on desktop.
  const details = language === 'pt' ? { tag: '@phone' } : {}
  test(`home, category, product, cart, checkout (${language})`, details, async ({ page, context, baseURL }) => {
    if (language === 'en') await context.addCookies([{ name: 'language', value: '1', url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', words.lang)
    await hydrated(page)
    await openCategory(page, words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.category)
    await openFirstBuyable(page)
    await hydrated(page)
    await page.getByRole('button', { name: words.add, exact: true }).click()
    const cart = page.getByRole('dialog', { name: words.cart, exact: true })
    await expect(cart.getByRole('spinbutton')).toHaveValue('1')
    await cart.getByRole('button', { name: words.increase }).click()
    await expect(cart.getByRole('spinbutton')).toHaveValue('2')
    await cart.getByText(words.checkout, { exact: true }).click()
    await page.waitForURL('**/checkout/carrinho')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cart)
    await expect(page.getByRole('spinbutton')).toHaveValue('2')
    await expect(page.getByText(words.notice).first()).toBeVisible()
  })
}

async function openCategory(page: Page, { category }: Words): Promise<void> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
    await menu.locator('summary', { hasText: category }).first().click()
    await menu.locator('details[open] a').first().click()
  } else {
    await page.getByRole('navigation').getByRole('link', { name: category, exact: true }).first().click()
  }
  await page.waitForURL('**/vitaminas')
}

/** Opens the first product of the listing that has no options. */
async function openFirstBuyable(page: Page): Promise<void> {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('form[method="post"]') })
    .first()
  const path = await card.locator('form').getAttribute('action')
  await card.getByRole('heading').getByRole('link').click()
  await page.waitForURL(`**${path}`)
}
