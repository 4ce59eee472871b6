import { expect, test } from 'vitest'
import { openEdge, SHOP } from '../../../tests/support/edge.ts'

const CART_PAGE = 'https://caixa.example/checkout/carrinho'

async function leave(url: string, cookie = '__Host-sid=s1', status = 200) {
  const { ask, calls } = openEdge({
    answer: () => Response.json({ itens: [], url }, { status, headers: { 'set-cookie': 'PHPSESSID=s2' } }),
    vars: { CHECKOUT: 'https://caixa.example' }
  })
  const { headers } = await ask('/checkout/carrinho?x=1', { headers: { cookie } })
  return { location: headers.get('location'), cookies: headers.getSetCookie(), calls }
}

test('a shopper with a session goes to the address that the API gives the cart, and keeps the session', async () => {
  const { location, cookies, calls } = await leave('https://longe.example/c?sessao=s2')
  expect(location).toBe('https://longe.example/c?sessao=s2')
  expect(cookies[0]).toContain('__Host-sid=s2;')
  expect(calls).toEqual(['GET checkout/cart'])
})

test('without a session nobody is asked, and the checkout’s cart page opens', async () => {
  const { location, calls } = await leave('https://longe.example/c', '')
  expect([location, calls]).toEqual([`${CART_PAGE}?x=1`, []])
})

test.each([
  [`${SHOP}/checkout/carrinho`, 200],
  ['https://longe.example/c', 404]
])('an address that leads here again, or none, is no way to the checkout: %s %i', async (url, status) => {
  expect((await leave(url, '__Host-sid=s1', status)).location).toBe(`${CART_PAGE}?x=1`)
})

test('forms may lead to the checkout’s origin', async () => {
  const { ask } = openEdge({ answer: () => Response.json({}), vars: { CHECKOUT: 'https://caixa.example' } })
  expect((await ask('/')).headers.get('content-security-policy')).toContain(
    "form-action 'self' https://api.example https://caixa.example;"
  )
})
