import type { Page, Route } from '@playwright/test'
import { expect, hydrated, test } from './test.ts'

// The foreign shop's settings name a tag manager; the embedded one's do not.
const HOST = 'https://www.googletagmanager.com/**'

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' })

test('the tag manager loads only after consent, gets the consent first, and is removed after a refusal', async ({
  page
}) => {
  const asked: string[] = []
  await page.route(HOST, route => answer(route, asked))
  const response = await page.goto('/vitaminas')
  expect(response?.headers()['content-security-policy']).toContain('https://*.googletagmanager.com')
  await hydrated(page)
  await question(page).waitFor()
  expect(asked).toEqual([])
  await question(page).getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tagManagerRan'))).toBe(true)
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-OUTRA1'])
  const layer = await page.evaluate(() => window.dataLayer?.map(entry => JSON.stringify(entry)) ?? [])
  expect(layer[0]).toBe(
    '{"0":"consent","1":"default","2":{"analytics_storage":"denied","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}}'
  )
  expect(layer[1]).toContain('"update",')
  expect(layer[1]).not.toContain('denied')
  expect(layer.findIndex(entry => entry.includes('gtm.js'))).toBeLessThan(
    layer.findIndex(entry => entry.includes('event_id'))
  )
  const reloaded = page.waitForEvent('load')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click()
  await question(page).getByRole('button', { name: 'Recusar', exact: true }).click()
  await reloaded
  await hydrated(page)
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test('events survive a document that ended before the tag manager loaded', async ({ page }) => {
  await page.context().addCookies([{ name: 'consent', value: '1.20260101.10', domain: 'localhost', path: '/' }])
  // Never answered, so neither document fires its load event.
  await page.route(HOST, () => {})
  await page.goto('/magnesio-dimalato', { waitUntil: 'domcontentloaded' })
  await expect.poll(async () => (await events(page))[0]).toMatchObject({ event: 'view_item' })
  const [viewed] = await events(page)
  await page.goto('/marcas', { waitUntil: 'domcontentloaded' })
  await expect.poll(async () => (await events(page))[0]).toEqual(viewed)
})

async function answer(route: Route, asked: string[]): Promise<void> {
  asked.push(route.request().url())
  await route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' })
}

async function events(page: Page): Promise<object[]> {
  const layer: { event_id?: string }[] = await page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])))
  return layer.filter(({ event_id }) => event_id)
}
