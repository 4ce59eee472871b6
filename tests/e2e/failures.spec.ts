import { expect, type Page, test } from '@playwright/test'
import { PORTS } from '../support/ports.ts'
import { hydrated } from './test.ts'

// This store's API drops the connection for every address below /fora-do-ar: see tests/support/foreign-api/server.ts.
const SLOW_STORE = `http://localhost:${PORTS.slowStore}`
const DATA = /\.data(\?|$)/

/** The error page's status, title and message. */
const SAID = ['503', 'Algo deu errado', 'A loja está com instabilidade. Tente de novo em instantes.']

test('a failed client navigation shows the document’s message, with 503 and never 500', async ({ page }) => {
  const main = page.getByRole('main')
  expect((await page.goto(`${SLOW_STORE}/fora-do-ar/documento`))?.status()).toBe(503)
  for (const text of SAID) await expect(main.getByText(text, { exact: true })).toBeVisible()
  for (const fail of ['answered', 'unanswered']) {
    await page.goto(`${SLOW_STORE}/magnesio-dimalato`)
    await hydrated(page)
    await page.unroute(DATA)
    await page.route(DATA, route => {
      if (fail === 'unanswered') return route.abort('connectionreset')
      const url = `${SLOW_STORE}/fora-do-ar/${Date.now()}.data${new URL(route.request().url()).search}`
      return route.continue({ url })
    })
    await main.getByRole('link', { name: 'Vitaminas', exact: true }).click()
    for (const text of SAID) await expect(main.getByText(text, { exact: true }), fail).toBeVisible()
    await expectShell(page)
  }
})

/** The parts of every page that lead on from an error. */
async function expectShell(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: /página inicial$/ })).toBeVisible()
  await expect(banner.getByRole('combobox', { name: 'Buscar produtos' })).toBeVisible()
  await expect(banner.getByRole('link', { name: /^Carrinho/ })).toBeVisible()
  await expect(banner.getByRole('navigation').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
}

/** Each call that the browser makes by itself, the page that makes it, and the shopper's action. */
const CALLS = [
  ['**/front/checkout/cart', '/checkout/acesso'],
  ['**/front/checkout/user', '/checkout/acesso'],
  ['**/front/wishlist', '/favoritos'],
  ['**/front/struct/popup/home', '/'],
  ['**/front/url/product/listing/search*', '/checkout/acesso']
] as const

for (const [call, path] of CALLS) {
  test(`a failing ${call.slice(9)} shows the error page with the query debug, and nothing without it`, async ({
    page
  }) => {
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
    await page.context().addCookies([
      { name: 'shopper', value: '1', url: 'http://localhost' },
      { name: 'consent', value: `1.${today}.00`, url: 'http://localhost' }
    ])
    await page.route('**/front/checkout/user', route => route.fulfill({ json: { logado: true, nomeRazao: 'Ana' } }))
    await page.route(call, route => route.fulfill({ status: 500, json: { error: 'Falhou de propósito' } }))
    for (const query of ['', '?debug=1']) {
      const failed = page.waitForResponse(response => response.status() === 500)
      await page.goto(path + query)
      await hydrated(page)
      if (call.includes('search'))
        await page.getByRole('combobox', { name: 'Buscar produtos' }).pressSequentially('vitamina')
      await failed
      const shown = page.getByRole('main').getByText('Falhou de propósito')
      if (query) {
        await expect(shown).toBeVisible()
        expect(await page.evaluate(() => sessionStorage.getItem('chunkReload'))).toBeNull()
      } else await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Algo deu errado')
    }
  })
}
