import { expect, hydrated, test } from './test.ts'

test('a reset link’s token is in neither the address, the page nor the scripts', async ({ page, context }) => {
  const token = 'f00dbabef00dbabe'
  const addresses: string[] = []
  page.on('request', request => addresses.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const response = await page.goto(`/checkout/nova-senha?token=${token}`)
  expect(new URL(page.url()).search).toBe('')
  expect(await response?.text()).not.toContain(token)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await hydrated(page)
  expect(await page.evaluate(() => document.cookie)).not.toContain(token)
  expect((await context.cookies()).find(({ value }) => value === token)).toMatchObject({ httpOnly: true, secure: true })
  await page.getByLabel('Nova senha').fill('outra frase bem longa')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Este link não vale mais')).toBeVisible()
  expect(addresses.filter(address => address.includes(token))).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent although the page tells no referrer', async ({ page }) => {
    await page.goto('/checkout/nova-senha?token=f00dbabef00dbabe')
    await page.getByLabel('Nova senha').fill('outra frase bem longa')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Este link não vale mais')).toBeVisible()
  })
})
