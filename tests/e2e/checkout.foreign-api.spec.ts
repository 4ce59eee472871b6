import type { BrowserContext, Page } from '@playwright/test'
import { AT_TEST_HOSTS } from '../support/browser.ts'
import { CHECKOUT_HOSTS, PORTS } from '../support/ports.ts'
import { expect, hydrated, test } from './test.ts'

test.use(AT_TEST_HOSTS)

const ARRANGEMENTS = [
  ['a sibling host, which the session’s cookie reaches', CHECKOUT_HOSTS.sibling],
  ['the shop’s own host, where it passes through', CHECKOUT_HOSTS.oneHost],
  ['another site, whose address carries the session', CHECKOUT_HOSTS.farSite]
] as const

for (const [place, { shop, checkout }] of ARRANGEMENTS) {
  test(`the checkout on ${place} receives the cart`, async ({ page }) => {
    await page.goto(`${at(shop)}/magnesio-dimalato`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByText('Finalizar compra').click()
    await expectOrder(page, checkout, '1 × Magnésio Dimalato 60 cápsulas')
    await pay(page, checkout)
    await page.goto(`${at(shop)}/vitamina-do-sitio-1`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
    await page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByText('Finalizar compra').click()
    await expectOrder(page, checkout, '1 × Magnésio Dimalato 60 cápsulas1 × Vitamina do Sítio 1')
  })

  test(`the checkout on ${place} receives the cart without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${at(shop)}/magnesio-dimalato`)
    await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
    await expectOrder(page, checkout, '1 × Magnésio Dimalato 60 cápsulas')
    await pay(page, checkout)
    await page.goto(at(shop))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Carrinho/ })
      .click()
    await expectOrder(page, checkout, '1 × Magnésio Dimalato 60 cápsulas')
    await context.close()
  })
}

test('the session is shared with the shop’s hosts alone, and no script reads it', async ({ page, context }) => {
  await add(page, CHECKOUT_HOSTS.sibling.shop)
  expect(await sessionCookies(context)).toEqual([
    { name: 'PHPSESSID', domain: '.shop.test', path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }
  ])
  expect(await page.evaluate(() => document.cookie)).not.toContain('PHPSESSID')
})

test('a cookie of the shop’s host alone, from before the session was shared, makes no second session', async ({
  page,
  context
}) => {
  const { shop, checkout } = CHECKOUT_HOSTS.sibling
  const before = { name: 'PHPSESSID', value: 'antes.1', path: '/', httpOnly: true, secure: true }
  await context.addCookies([{ ...before, domain: shop, sameSite: 'Lax' }])
  await add(page, shop)
  expect((await sessionCookies(context)).map(({ domain }) => domain)).toEqual(['.shop.test'])
  await page.goto(`${at(checkout)}/checkout/pedido`)
  await expect(page.getByRole('listitem')).toHaveText(['1 × Magnésio Dimalato 60 cápsulas'])
})

test('the checkout on the shop’s own host has its own style, and no cache keeps it', async ({ page, context }) => {
  const { shop } = CHECKOUT_HOSTS.oneHost
  await add(page, shop)
  const file = page.waitForResponse(/caixa\.css$/)
  const answer = await page.goto(`${at(shop)}/checkout/pedido`)
  expect(answer?.headers()['content-security-policy']).toBe("default-src 'none'; style-src 'self'; form-action 'self'")
  expect((await file).headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading')).toHaveCSS('color', 'rgb(1, 2, 3)')
  expect((await sessionCookies(context)).map(({ name, domain }) => name + domain)).toEqual([`__Host-sid${shop}`])
})

async function add(page: Page, shop: string): Promise<void> {
  await page.goto(`${at(shop)}/magnesio-dimalato`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
}

async function expectOrder(page: Page, host: string, lines: string): Promise<void> {
  await page.waitForURL(url => url.host === `${host}:${PORTS.checkoutStores}` && url.pathname === '/checkout/pedido')
  await expect(page.getByRole('list')).toHaveText(lines)
}

async function pay(page: Page, host: string): Promise<void> {
  await page.getByRole('button', { name: 'Pagar' }).click()
  await expect(page.getByRole('heading')).toHaveText('Pago com pix no caixa 7')
  expect(new URL(page.url()).hostname).toBe(host)
}

async function sessionCookies(context: BrowserContext) {
  const cookies = (await context.cookies()).filter(({ name }) => /PHPSESSID|__Host-/.test(name))
  return cookies.map(({ name, domain, path, httpOnly, secure, sameSite }) => {
    return { name, domain, path, httpOnly, secure, sameSite }
  })
}

function at(host: string): string {
  return `https://${host}:${PORTS.checkoutStores}`
}
