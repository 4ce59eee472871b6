import { expect, test } from 'vitest'
import { checkoutHandover } from './handover.ts'
import { type CheckoutVars, readCheckout } from './settings.ts'

const API = 'https://api.shop.test'
const SITE = 'https://www.shop.test'

function handover(vars: CheckoutVars, more: { siteOrigin?: string; cartUrl?: string; session?: string } = {}) {
  const { siteOrigin = SITE } = more
  return checkoutHandover({
    ...readCheckout(vars, { apiOrigin: API, siteOrigin }),
    apiOrigin: API,
    siteOrigin,
    ...more
  })
}

const PHP = { SESSION_COOKIE: 'PHPSESSID' }

test.each<[CheckoutVars, string, string]>([
  [{ ...PHP, SESSION_DOMAIN: 'shop.test' }, '', 'a sibling host that receives the cookie'],
  [{ ...PHP, SESSION_DOMAIN: 'shop.test' }, 'https://caixa.shop.test/c', 'another sibling'],
  [{ CHECKOUT: 'proxy' }, '', 'the shop’s own host'],
  [{ CHECKOUT: 'proxy' }, `${API}/checkout/carrinho`, 'the API’s host by way of the shop’s'],
  [{ CHECKOUT: 'proxy', CHECKOUT_PATHS: '/cart' }, `${SITE}/cart?x=1`, 'a named path'],
  [PHP, `${SITE}/checkout/carrinho`, 'the shop’s host, by routes of the zone'],
  [{}, 'https://caixa.example/c?sessao=abc123', 'an address that carries the session'],
  [{}, 'https://caixa.example/c/9f8e7d6c5b4a39281706', 'an address that carries a key']
])('%j and %s: the cart arrives at %s', (vars, cartUrl) => {
  expect(handover(vars, { cartUrl, session: 'abc123' })).toBeNull()
})

test.each<[CheckoutVars, string, string]>([
  [{}, '', 'set SESSION_COOKIE=PHPSESSID and SESSION_DOMAIN=shop.test'],
  [PHP, 'https://caixa.shop.test/c', 'set SESSION_COOKIE=PHPSESSID and SESSION_DOMAIN=shop.test'],
  [{}, `${SITE}/checkout/carrinho`, 'set SESSION_COOKIE=PHPSESSID, the cookie that it reads'],
  [{ CHECKOUT: 'https://caixa.example' }, '', 'no cookie of the shop reaches it; set CHECKOUT=proxy'],
  [{}, 'https://caixa.example/c?sessao=outra', 'no cookie of the shop reaches it; set CHECKOUT=proxy'],
  [{ CHECKOUT: 'proxy' }, 'https://caixa.example/c', 'no cookie of the shop reaches it'],
  [{ CHECKOUT: 'proxy' }, `${API}/cart`, 'set CHECKOUT_PATHS=/cart']
])('%j and %s: the cart is lost', (vars, cartUrl, advice) => {
  expect(handover(vars, { cartUrl, session: 'abc123' })?.advice).toContain(advice)
})

test('hosts that share only a public suffix are other sites', () => {
  const gap = handover({}, { siteOrigin: 'https://loja.com.br', cartUrl: 'https://caixa.com.br/c' })
  expect(gap?.problem).toBe('The checkout at https://caixa.com.br will not know the cart')
  expect(gap?.advice).toContain('CHECKOUT=proxy')
  expect(handover({}, { siteOrigin: 'http://127.0.0.1:1', cartUrl: 'http://10.0.0.1/c' })?.advice).toContain(
    'no cookie'
  )
})
