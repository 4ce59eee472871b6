import { expect, hydrated, test } from './test.ts'

// The foreign shop's settings name a tag manager.
test('no page below /checkout/ loads the tag manager or keeps one that already runs', async ({ page }) => {
  let asked = 0
  await page.route('https://www.googletagmanager.com/**', route => {
    asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.context().addCookies([{ name: 'consent', value: '1.20260101.11', domain: 'localhost', path: '/' }])
  const response = await page.goto('/checkout/acesso')
  expect(response?.headers()['content-security-policy']).not.toContain('google')
  await hydrated(page)
  expect(await page.evaluate(asksTagManager)).toBe(false)
  expect(asked).toBe(0)
  const shop = await page.goto('/vitaminas')
  // The origin of this shop's cart page.
  expect(shop?.headers()['content-security-policy']).toMatch(
    /form-action 'self' http:\/\/127\.0\.0\.1:\d+ https:\/\/www\.outraloja\.example;/
  )
  await hydrated(page)
  await expect.poll(() => asked).toBe(1)
  const reloaded = page.waitForEvent('load')
  // As the router does for a link.
  await page.evaluate(() => history.pushState(history.state, '', '/checkout/cep'))
  await reloaded
  expect(new URL(page.url()).pathname).toBe('/checkout/cep')
  await hydrated(page)
  expect(await page.evaluate(asksTagManager)).toBe(false)
  expect(asked).toBe(1)
})

function asksTagManager(): boolean {
  return [...document.scripts].some(({ src }) => src.includes('googletagmanager'))
}
