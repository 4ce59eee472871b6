import type { Page } from '@playwright/test'
import { WITHOUT_PICTURES } from '../support/browser.ts'
import { newCustomer, signIn } from './customer.ts'
import { expect, hydrated, test } from './test.ts'

test.use(WITHOUT_PICTURES)

interface Told {
  event: string
  event_id: string
  ecommerce?: { value?: number; items: Record<string, unknown>[] }
  [field: string]: unknown
}

test('after consent the waiting events are sent first, then each event once the server confirms it, with its own id', async ({
  page
}) => {
  await keepDataLayer(page)
  await page.goto('/vitaminas')
  await hydrated(page)
  await question(page).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(url => url.pathname !== '/vitaminas')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await told(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect.poll(() => names(page)).toEqual(['view_item_list', 'select_item', 'view_item'])
  const [list, selected, viewed] = await told(page)
  expect(list?.ecommerce?.items.length).toBeGreaterThan(5)
  expect(selected?.ecommerce?.items).toEqual([list?.ecommerce?.items[0]])
  expect(viewed?.ecommerce?.items[0]).toMatchObject({
    item_id: selected?.ecommerce?.items[0]?.item_id,
    item_name: expect.any(String),
    item_brand: expect.any(String),
    item_category: 'Vitaminas',
    item_list_name: 'Vitaminas',
    price: expect.any(Number)
  })
  const ids = (await told(page)).map(({ event_id }) => event_id)
  expect(new Set(ids).size).toBe(3)
  expect(ids.every(id => /^[\da-f-]{36}$/.test(id))).toBe(true)
})

test('an analytics add event is sent on add, and the cart sends the later ones up to the checkout', async ({
  page
}) => {
  await agree(page)
  await keepDataLayer(page)
  await openProduct(page)
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  const cart = page.getByRole('dialog', { name: 'Carrinho', exact: true })
  await expect(cart.getByRole('spinbutton')).toHaveValue('1')
  await cart.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await expect.poll(() => deeds(page)).toEqual(['view_item', 'add_to_cart', 'view_cart', 'add_to_cart'])
  await cart.getByRole('button', { name: 'Diminuir quantidade' }).click()
  await expect.poll(() => names(page)).toContain('remove_from_cart')
  const events = (await told(page)).filter(({ event }) => event !== 'view_item_list')
  expect(events[1]?.ecommerce?.items[0]).toMatchObject({
    quantity: 1,
    item_id: events[0]?.ecommerce?.items[0]?.item_id
  })
  expect(events[1]?.ecommerce?.value).toBe(events[1]?.ecommerce?.items[0]?.price)
  // Recorded before the document unloads.
  await cart.getByText('Finalizar compra', { exact: true }).click()
  await page.waitForURL('**/checkout/carrinho')
  const last = (await told(page)).at(-1)
  expect(last).toMatchObject({ event: 'begin_checkout', ecommerce: { currency: 'BRL', value: expect.any(Number) } })
})

test('an add that the server refuses sends no event', async ({ page }) => {
  await agree(page)
  await keepDataLayer(page)
  await openProduct(page)
  await expect.poll(() => deeds(page)).toEqual(['view_item'])
  await page.route('**/api/v2/front/checkout/cart', route =>
    route.fulfill({ json: { itens: [], mensagens: [{ mensagem: 'Sem estoque' }], total: 0 } })
  )
  await page.getByRole('button', { name: 'Adicionar ao carrinho', exact: true }).click()
  await expect(page.getByText('Sem estoque').first()).toBeVisible()
  expect(await deeds(page)).toEqual(['view_item'])
})

test('a search event has its term, and ecommerce is cleared before each event that uses it', async ({ page }) => {
  await agree(page)
  await page.goto('/marcas')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Buscar produtos' })
  await field.fill('creatina')
  await expect(page.getByRole('listbox', { name: 'Sugestões de busca' })).toBeVisible()
  await field.press('Enter')
  await page.waitForURL('**/busca?busca=creatina')
  await expect.poll(() => names(page)).toContain('search')
  await expect.poll(async () => (await names(page)).at(-1)).toBe('view_item_list')
  const layer: Record<string, unknown>[] = JSON.parse(await page.evaluate(() => JSON.stringify(window.dataLayer)))
  expect(layer).toContainEqual(expect.objectContaining({ event: 'search', search_term: 'creatina' }))
  const commerce = layer.flatMap(({ event, ecommerce }, at) => (event && ecommerce ? [layer[at - 1]] : []))
  expect(commerce.length).toBeGreaterThan(0)
  expect(commerce.every(before => JSON.stringify(before) === '{"ecommerce":null}')).toBe(true)
})

test('signing in, adding a favourite and subscribing to the newsletter send events', async ({
  page,
  request,
  baseURL
}) => {
  const customer = await newCustomer(request, baseURL)
  await agree(page)
  await keepDataLayer(page)
  await page.goto('/checkout/acesso?return=/vitaminas')
  await hydrated(page)
  await signIn(page, customer)
  await page.waitForURL(url => url.pathname === '/vitaminas')
  await expect.poll(() => names(page)).toContain('login')
  const heart = page.getByRole('main').getByRole('button', { name: /^Adicionar aos favoritos/ })
  await heart.first().click()
  await expect.poll(() => names(page)).toContain('add_to_wishlist')
  const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail' })
  await email.fill('marina@exemplo.example')
  await email.press('Enter')
  await expect.poll(() => names(page)).toContain('generate_lead')
  const favourite = (await told(page)).find(({ event }) => event === 'add_to_wishlist')
  expect(favourite?.ecommerce?.items[0]).toMatchObject({ item_name: expect.any(String), item_list_name: 'Vitaminas' })
  expect(JSON.stringify(await told(page))).not.toContain('marina')
})

test('a campaign is sent with the first event, and stored once the shopper allows it', async ({ page, context }) => {
  await page.goto('/vitaminas?utm_source=boletim&utm_campaign=verao&gclid=Cj0K-x')
  await expect(page).toHaveURL(/\/vitaminas$/)
  await hydrated(page)
  await question(page).waitFor()
  // The page reads it at once and stores it nowhere before the answer.
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('campaign')
  expect(await page.evaluate(() => localStorage.getItem('campaign'))).toBeNull()
  await question(page).getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect.poll(() => names(page)).toContain('view_item_list')
  const campaign = { campaign_source: 'boletim', campaign_name: 'verao', campaign_gclid: 'Cj0K-x' }
  expect((await told(page))[0]).toMatchObject(campaign)
  await page.goto('/minerais')
  await expect.poll(() => names(page)).toContain('view_item_list')
  expect((await told(page))[0]).toMatchObject(campaign)
})

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const names = async (page: Page) => (await told(page)).map(({ event }) => event)

/** The shopper's own events, without the lists that came into view. */
const deeds = async (page: Page) => (await names(page)).filter(name => name !== 'view_item_list')

/** The events on the data layer, including those of earlier documents where they were stored. */
async function told(page: Page): Promise<Told[]> {
  const layer = await page.evaluate(() => sessionStorage.getItem('told') ?? JSON.stringify(window.dataLayer ?? []))
  const messages: Told[] = JSON.parse(layer)
  return messages.filter(({ event }) => event)
}

/** Stores every message in session storage, so that it outlives its document. */
async function keepDataLayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...messages) => {
      const kept: unknown[] = JSON.parse(sessionStorage.getItem('told') ?? '[]')
      sessionStorage.setItem('told', JSON.stringify([...kept, ...messages]))
      return Array.prototype.push.apply(layer, messages)
    }
    Object.assign(window, { dataLayer: layer })
  })
}

async function agree(page: Page): Promise<void> {
  const domain = new URL(test.info().project.use.baseURL ?? '').hostname
  await page.context().addCookies([{ name: 'consent', value: '1.20260101.11', domain, path: '/' }])
}

/** Opens a product without visiting the listing, which would also be measured. */
async function openProduct(page: Page): Promise<void> {
  const listing = await (await page.request.get('/vitaminas')).text()
  const forms = [...listing.slice(listing.indexOf('<main')).matchAll(/<form [^>]+>/g)].map(([tag]) => tag)
  const buying = forms.find(tag => tag.includes('method="post"'))
  await page.goto(/action="([^"]+)"/.exec(buying ?? '')?.[1] ?? '/')
  await hydrated(page)
}
