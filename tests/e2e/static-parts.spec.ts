import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { expect, hydrated, noisyTest, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('a purchase before hydration shows a pending state and is made afterwards', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const buy = firstBuy(page)
  await buy.click()
  await expect(buy).toHaveText('Adicionando…')
  await buy.click()
  scripts.release()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await expect(buy).toHaveText('Comprar')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a purchase before hydration does not disturb a page whose cards React hydrates', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/busca?busca=nadadisso', { waitUntil: 'commit' })
  const buy = firstBuy(page)
  await buy.click()
  await expect(buy).toHaveText('Adicionando…')
  scripts.release()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('listitem')).toHaveCount(1)
  await expect(buy).toHaveText('Comprar')
})

noisyTest('a purchase whose scripts never load is sent as without JavaScript', async ({ page }) => {
  await page.clock.install()
  // The one reload after a failed script is over.
  await page.addInitScript(() => sessionStorage.setItem('chunkReload', String(Date.now())))
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const card = page
    .locator('main [data-product]')
    .filter({ has: page.locator('form') })
    .first()
  const path = await card.getByRole('link').first().getAttribute('href')
  await card.getByRole('button', { name: /^Comprar / }).click()
  await page.clock.fastForward(10_000)
  await page.waitForURL(url => url.pathname !== '/')
  expect(new URL(page.url()).pathname).toMatch(new RegExp(`^(${path}|/checkout/carrinho)$`))
})

test('links of static parts are client navigations, and Back shows the page with its cards', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'marked', true))
  const link = page.locator('main [data-product] h3').getByRole('link').nth(3)
  const path = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${path}`)
  await page.goBack()
  await expect(page.locator('main [data-product]').first()).toBeVisible()
  await expect(firstBuy(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
})

noisyTest('after a hydration that fails the cards are asked for and shown', async ({ page }) => {
  await page.route('/', async route => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/<main([^>]*)>/, '<main$1><p>not of this page</p>') })
  })
  await page.goto('/')
  await expect(page.getByText('not of this page')).toHaveCount(0)
  await expect(page.locator('main [data-product]').first()).toBeVisible()
  await hydrated(page)
  await firstBuy(page).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeVisible()
})

function firstBuy(page: Page) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Comprar / })
    .first()
}

async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  return { release }
}
