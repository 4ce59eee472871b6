import { expect, test, vi } from 'vitest'
import { serve } from '../../tests/support/serve.ts'
import { sayWhetherCartArrives } from './checkout.ts'

async function said(vars: Record<string, string>, cartUrl = '', token = 'token'): Promise<string> {
  const api = await serve(({ headers }) => ({
    status: headers['app-token'] === 'token' ? 200 : 403,
    headers: { 'set-cookie': 'PHPSESSID=a1b2; path=/' },
    body: { itens: [], url: cartUrl }
  }))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await sayWhetherCartArrives({ API_ORIGIN: api.origin, ...vars }, token, 'http://localhost:8787')
    return log.mock.calls.join('\n').replaceAll(api.origin, 'API').trim()
  } finally {
    log.mockRestore()
    await api.stop()
  }
}

const SITE_ORIGIN = 'https://www.shop.test'

test('a start warns that the checkout will not get the cart, and says what to set', async () => {
  expect(await said({})).toBe(
    '> Warning: The checkout at API will not know the cart: no cookie of the shop reaches it; set CHECKOUT=proxy, or have ' +
      'the API put the session into the cart’s url (docs/your-shop.md, "The checkout")'
  )
  expect(await said({ SITE_ORIGIN }, 'https://caixa.shop.test/c')).toContain(
    'The checkout at https://caixa.shop.test will not know the cart: set SESSION_COOKIE=PHPSESSID and SESSION_DOMAIN=shop.test'
  )
})

test('a start has no warning where the cart arrives, or without an API', async () => {
  expect(await said({ CHECKOUT: 'proxy' })).toBe('')
  expect(await said({ SITE_ORIGIN }, 'https://caixa.example/c?sessao=a1b2')).toBe('')
  expect(await said({ API_ORIGIN: '' })).toBe('')
})

test('an API that does not answer is judged by its address', async () => {
  expect(await said({ SITE_ORIGIN }, 'https://caixa.example/c?sessao=a1b2', 'other')).toContain(
    'will not know the cart'
  )
})

test('a wrong setting ends the start', async () => {
  await expect(said({ SITE_ORIGIN, SESSION_COOKIE: 'PHPSESSID', SESSION_DOMAIN: 'com.br' })).rejects.toThrow(
    'SESSION_DOMAIN must not be "com.br"'
  )
})
