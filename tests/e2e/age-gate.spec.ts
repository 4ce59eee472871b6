import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test } from './test.ts'

const TONIC = '/vinho-tonico-com-ervas-750-ml-casa-videira'
const WHEY = '/whey-protein-concentrado-900-g-arco-forte'
const SLOW = { offline: false, latency: 300, downloadThroughput: 38_400, uploadThroughput: 38_400 }
// The dialog's module, by its name in a build or on a development server.
const DIALOG = /age-dialog(?!.*css)/

test('a shopper who confirms the age sees the product and is not asked again', async ({ page }) => {
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
  for (const law of ['13.106/2015', '15.211/2025']) await expect(gate(page)).toContainText(law)
  await test.step('the question has no accessibility violation', () => expectAccessible(page))
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape')
  await expect(gate(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sim, possuo mais de 18 anos' }).click()
  await expect(gate(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
  await expect(gate(page)).toHaveCount(0)
  expect(asked.filter(address => DIALOG.test(address))).toEqual([])
})

test('a shopper who declines is sent to the home page with a message, and asked again next time', async ({ page }) => {
  await page.goto(TONIC)
  await page.getByRole('button', { name: 'Não possuo mais de 18 anos' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('há muitos outros por aqui')).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
  await page.goBack()
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
})

test('other products ask for no age, and the question shifts nothing on the page', async ({ page }) => {
  await page.goto(WHEY)
  await hydrated(page)
  await expect(gate(page)).toHaveCount(0)
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.01)
})

test('no content shifts while a page loads slowly', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(TONIC)
  await expect(gate(page)).toBeVisible()
  // A line of text that arrives in two parts may wrap.
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.005)
})

test('the picture of a product keeps its place while its thumbs arrive', { tag: '@phone-only' }, async ({
  page,
  context
}) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(WHEY)
  await expect(page.getByRole('region', { name: 'Imagens do produto' }).getByRole('list').nth(1)).toBeVisible()
  expect(await page.evaluate(shiftSoFar)).toBeLessThan(0.005)
})

test('a card of a product for adults links to its page, and its quick view asks for the age', async ({ page }) => {
  await page.goto('/busca?busca=vinho+t%C3%B4nico')
  await hydrated(page)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Vinho Tônico/ }) })
  await expect(card.getByRole('link', { name: /^Ver produto: Vinho/ })).toHaveAttribute('href', TONIC)
  await expect(card.locator('form[action^="/vinho"]')).toHaveCount(0)
  const opener = card.getByRole('button', { name: /^Ver rápido/ })
  await opener.click()
  await page.getByRole('button', { name: 'Não possuo mais de 18 anos' }).click()
  await expect(page.getByRole('dialog', { name: /^Ver rápido/ })).toHaveCount(0)
  await expect(page.getByText('há muitos outros por aqui')).toBeVisible()
  await opener.click()
  await page.getByRole('button', { name: 'Sim, possuo mais de 18 anos' }).click()
  const quick = page.getByRole('dialog', { name: /^Ver rápido/ })
  await quick.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
})

test('the buy form asks for the age when the dialog did not open', async ({ page }) => {
  await page.route(DIALOG, route => route.abort())
  await page.goto(TONIC)
  // A failed chunk reloads the page once.
  await page.waitForFunction(
    () => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'type') === 'reload'
  )
  await hydrated(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  const box = page.getByRole('checkbox', { name: 'Sim, possuo mais de 18 anos' })
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(/Confirme que você possui mais de 18 anos/)
  await box.check()
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: 'Carrinho', exact: true }).getByRole('spinbutton')).toHaveValue('1')
})

test('a hand-made call adds no product for adults without a confirmed age', async ({ page }) => {
  await page.goto(TONIC)
  const add = () => page.evaluate(addByHand, TONIC)
  expect(await add()).toMatch(/é só para maiores de 18 anos/)
  await page.getByRole('button', { name: 'Sim, possuo mais de 18 anos' }).click()
  expect(await add()).toBe('')
})

test('in English the words are English', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: '1', url: baseURL }])
  await page.goto(TONIC)
  await expect(page.getByRole('button', { name: 'Yes, I am over 18' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No, I am not over 18' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says that it is for adults and can be read, but sells nothing without a confirmed age', async ({
    page
  }) => {
    await page.goto(TONIC)
    await expect(page.getByText('13.106/2015')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const box = page.getByRole('checkbox', { name: 'Sim, possuo mais de 18 anos' })
    const add = page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true })
    await expect(box).not.toBeChecked()
    await add.click()
    await expect(box).toHaveAccessibleDescription(/Confirme que você possui mais de 18 anos/)
    await box.check()
    await add.click()
    await page.waitForURL('**/checkout/carrinho')
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
  })
})

function gate(page: Page) {
  return page.getByRole('dialog', { name: 'Você tem mais de 18 anos?' })
}

async function addByHand(url: string): Promise<string> {
  const api = '/api/v2/front/'
  const { conteudo }: { conteudo: { id: number } } = await (await fetch(`${api}url/product/detail?url=${url}`)).json()
  const body = JSON.stringify({ tipo: 'produto', itens: [{ idProduto: conteudo.id, quantidade: 1 }] })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${api}checkout/cart`, { method: 'POST', headers, body })
  const { mensagens }: { mensagens: { mensagem: string }[] } = await answer.json()
  return mensagens.map(({ mensagem }) => mensagem).join()
}

/** Waits two frames, so that the shifts of the current frame are counted. */
async function shiftSoFar(): Promise<number> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const shifts = observer.takeRecords().map(entry => ('value' in entry ? Number(entry.value) : 0))
  return shifts.reduce((sum, value) => sum + value, 0)
}
