import { expect, hydrated, test } from './test.ts'

/** An answer of `GET checkout/user`. */
const USER = {
  logado: true,
  nomeRazao: 'Beatriz Lima',
  endereco: { cep: '01310-100', principal: { cep: '01310-100', cidade: 'São Paulo', uf: 'SP' } }
}

test('the answer of checkout/zipcode is stored as the user, and the user is not requested again', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => {
    const [, call] = /\/front\/(.+)$/.exec(request.url()) ?? []
    if (call) calls.push(`${request.method()} ${call}`)
  })
  await page.goto('/whey-protein-concentrado-900-g-arco-forte')
  await hydrated(page)
  const told = page.waitForResponse(/shipment\/product$/)
  await page.getByRole('textbox', { name: 'CEP' }).fill('01310-100')
  await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
  expect(await (await told).json()).toMatchObject({
    fretes: expect.any(Array),
    'checkout/zipcode': { logado: false, endereco: USER.endereco }
  })
  await page.route(/shipment\/product$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), 'checkout/zipcode': USER } })
  })
  await page.getByRole('textbox', { name: 'CEP' }).press('Enter')
  await page.getByRole('banner').locator('a[data-signed-in]').click()
  await expect(page.getByText('Olá, Beatriz')).toBeVisible()
  expect(calls.filter(call => /user|zipcode|shipment/.test(call))).toEqual(Array(2).fill('POST shipment/product'))
})
