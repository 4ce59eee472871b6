import type { Locator, Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { newCustomer, signIn } from './customer.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

test('a visitor’s favourite leads to the login, is added after it, and is on the page of favourites', async ({
  page,
  request,
  baseURL
}) => {
  const customer = await newCustomer(request, baseURL)
  await page.goto('/vitaminas/vitamina-d')
  await hydrated(page)
  const name = await nameOf(cards(page).first())
  await cards(page)
    .first()
    .getByRole('button', { name: /^Adicionar aos favoritos/ })
    .click()
  await page.waitForURL('**/checkout/acesso?return=**')
  await expect(page.getByText(`Entre para guardar ${name} nos seus favoritos.`)).toBeVisible()
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click()
  await expect(page.getByText(`Crie a sua conta para guardar ${name} nos seus favoritos.`)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await signIn(page, customer)
  await page.waitForURL('**/vitaminas/vitamina-d')
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Remover dos favoritos/ })
  ).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).first().getByRole('heading')).toHaveText(name)
})

test('a favourite is added and removed by its button, and survives a reload', async ({ page, baseURL }) => {
  await openListing(page, baseURL)
  await cards(page).first().getByRole('heading').getByRole('link').click()
  const add = page.getByRole('button', { name: 'Adicionar aos favoritos', exact: true })
  const remove = page.getByRole('button', { name: 'Remover dos favoritos', exact: true })
  await settled(page, () => add.click())
  await expect(remove).toBeVisible()
  await page.reload()
  await expect(remove).toBeVisible()
  await settled(page, () => remove.click())
  await expect(add).toBeVisible()
})

test('a card that is removed on the page of favourites can be brought back', async ({ page, baseURL }) => {
  await openListing(page, baseURL)
  for (const card of [cards(page).nth(0), cards(page).nth(1)])
    await settled(page, () => card.getByRole('button', { name: /^Adicionar aos favoritos/ }).click())
  await page.goto('/favoritos')
  await expect(cards(page)).toHaveCount(2)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Remover dos favoritos/ })
    .click()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('status').getByRole('button', { name: 'Desfazer' }).click()
  await expect(cards(page)).toHaveCount(2)
  await cards(page)
    .first()
    .getByRole('button', { name: /^Comprar|^Adicionar ao carrinho/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true })).toBeVisible()
})

test('an expired session leads to the login', async ({ page, baseURL, context }) => {
  await openListing(page, baseURL)
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /favoritos/ })
  await settled(page, () => heart.click())
  await context.clearCookies()
  await heart.click()
  await page.waitForURL('**/checkout/acesso?return=**')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Senha' })).toBeVisible()
})

test('the page of favourites asks for the login after the session has ended', async ({ page, baseURL, context }) => {
  await openListing(page, baseURL)
  await expect(page.locator('[data-shopper=account][data-signed-in]').first()).toBeAttached()
  await context.clearCookies({ name: /sid$/ })
  await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toBeVisible()
})

test('favourites that an API lists by id alone are shown as this browser remembers them', async ({ page, baseURL }) => {
  await page.route(/\/wishlist(\?.*)?$/, async route => {
    const { favoritos } = await (await route.fetch()).json()
    await route.fulfill({ json: { favoritos: [...favoritos.map(String), '999999999'] } })
  })
  await openListing(page, baseURL)
  const name = await nameOf(cards(page).first())
  await settled(page, () => heartOf(cards(page).first()).click())
  await page.getByRole('banner').getByRole('link', { name: 'Favoritos' }).click()
  await expect(page.getByRole('main').getByText(/^Mais 1 favorito /)).toBeVisible()
  await cards(page)
    .getByRole('link', { name: `Ver produto: ${name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a heart leads a visitor to the login, and a customer adds, sees and removes a favourite', async ({
    page,
    request,
    baseURL
  }) => {
    const customer = await newCustomer(request, baseURL)
    await page.goto('/vitaminas/vitamina-d')
    const name = await nameOf(cards(page).first())
    await cards(page).first().getByRole('heading').getByRole('link').click()
    const product = page.url()
    await page.getByRole('button', { name: 'Adicionar aos favoritos', exact: true }).click()
    await page.waitForURL('**/checkout/acesso?return=**')
    await signIn(page, customer)
    await page.waitForURL(product)
    await page.getByRole('button', { name: 'Adicionar aos favoritos', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible()
    await expect(cards(page).getByRole('heading')).toHaveText([name])
    await page.goto('/favoritos')
    await page.getByRole('button', { name: 'Mostrar meus favoritos' }).click()
    await cards(page)
      .getByRole('button', { name: /^Remover dos favoritos/ })
      .click()
    await expect(page.getByText('Você ainda não tem favoritos')).toBeVisible()
  })

  test('a visitor who asks for the favourites is led to the login', async ({ page }) => {
    await page.goto('/favoritos')
    await page.getByRole('button', { name: 'Mostrar meus favoritos' }).click()
    await page.waitForURL('**/checkout/acesso?return=%2Ffavoritos')
  })
})

test('the page of favourites asks a visitor to sign in', async ({ page }) => {
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    '/checkout/acesso?return=%2Ffavoritos'
  )
  await expect(cards(page).first()).toBeVisible()
})

/** Registers and signs in by API calls. */
async function openListing(page: Page, baseURL?: string): Promise<void> {
  await newCustomer(page.request, baseURL)
  await page.goto('/vitaminas/vitamina-d')
  await hydrated(page)
}

function cards(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}

function heartOf(card: Locator): Locator {
  return card.getByRole('button', { name: /favoritos: / })
}

async function nameOf(card: Locator): Promise<string> {
  return (await card.getByRole('heading').textContent()) ?? ''
}

/** Waits until the server has answered the click's call. */
async function settled(page: Page, click: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/wishlist\/(add|remove)$/)
  await click()
  expect((await answer).ok()).toBe(true)
}

test('the first favourite of an empty list leaves the focus on the page', async ({ page, baseURL }) => {
  await newCustomer(page.request, baseURL)
  await page.goto('/favoritos')
  await hydrated(page)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Adicionar aos favoritos/ })
    .first()
  await heart.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('button', { name: /^Remover dos favoritos/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('the page of favourites knows without a call that a visitor with a cart is not signed in', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await page.goto('/vitaminas/vitamina-d')
  await hydrated(page)
  await cards(page)
    .getByRole('button', { name: /^Comprar/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await hydrated(page)
  expect(calls.filter(path => path.endsWith('/checkout/user'))).not.toEqual([])
  expect(calls.filter(path => /\/wishlist/.test(path))).toEqual([])
})
