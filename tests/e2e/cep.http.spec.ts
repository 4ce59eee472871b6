import { expect, test } from '@playwright/test'
import { elsewhere } from './test.ts'

test.use({ extraHTTPHeaders: elsewhere() })

const PAGE = '/checkout/cep'

test('without scripts the header leads to a form that keeps the CEP, for this shopper alone', async ({
  request,
  baseURL
}) => {
  const home = await (await request.get('/')).text()
  expect(home).toContain(`href="${PAGE}"`)
  expect(home).toContain('Informe seu CEP')
  const send = (cep: string) => request.post(PAGE, { form: { cep }, headers: { origin: baseURL ?? '' } })
  const wrong = await send('1310')
  expect(wrong.status()).toBe(422)
  expect(await wrong.text()).toMatch(/value="1310"[\s\S]*Informe um CEP com 8 números\./)
  const kept = await send('01310100')
  expect(kept.status()).toBe(200)
  expect(await kept.text()).toContain('Entregas para o CEP 01310-100, São Paulo/SP.')
  const user = await (await request.get('/api/v2/front/checkout/user')).json()
  expect(user.endereco.principal).toMatchObject({ cep: '01310-100', uf: 'SP' })
  for (const path of ['/', PAGE]) expect(await (await request.get(path)).text()).not.toContain('01310-100')
})

test('the page speaks English', async ({ request }) => {
  const page = await request.get(PAGE, { headers: { cookie: 'language=1' } })
  expect(await page.text()).toContain('Where should we deliver?')
})
