import { expect, test } from 'vitest'
import { APP_TOKEN, edgeOver, openEdge } from '../../../tests/support/edge.ts'

test('the checkout’s backend receives only the browser’s language and form', async () => {
  const { ask, seen } = edgeOver(() => new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  const headers = {
    cookie: '__Host-sid=abc; language=1; other=1',
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'app-token': 'mine',
    session: 'mine',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '198.51.100.1',
    'accept-language': 'en',
    'x-anything': '1'
  }
  await ask('/checkout/carrinho', { method: 'POST', headers, body: 'quantidade=1' })
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({
    cookie: 'language=1',
    'content-type': 'application/x-www-form-urlencoded',
    'app-token': APP_TOKEN,
    'request-id': expect.any(String),
    session: 'abc'
  })
})

test('only the type and the redirect of its answer pass through', async () => {
  const said = {
    'content-type': 'text/html; charset=utf-8',
    location: '/checkout/carrinho',
    'set-cookie': 'other=1',
    'content-security-policy': 'default-src *',
    'x-powered-by': APP_TOKEN,
    server: 'backend'
  }
  const { ask } = edgeOver(() => new Response('<p>', { status: 303, headers: said }))
  const response = await ask('/checkout/carrinho')
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({
    'content-type': said['content-type'],
    location: said.location,
    'cache-control': 'no-store'
  })
  expect(headers['content-security-policy']).toContain("frame-src 'none'")
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['x-powered-by']))
  expect([response.headers.get('server'), response.headers.getSetCookie()]).toEqual([null, []])
})

test('readable cookies are Secure when the shop uses https', async () => {
  const answer = () => new Response('<p>', { headers: { 'set-cookie': 'PHPSESSID=new; Path=/' } })
  const { ask } = edgeOver(answer)
  const shopper = async (origin: string) =>
    (await ask(`${origin}/checkout/carrinho`)).headers.getSetCookie().find(cookie => cookie.startsWith('shopper='))
  expect(await shopper('https://loja.example')).toMatch(/^shopper=1; .*; Secure$/)
  expect(await shopper('http://loja.example')).not.toContain('Secure')
})

test.each([{}, { API_ORIGIN: 'https://api.example' }])(
  'counts for its address before anybody is asked: %j',
  async vars => {
    const none = { limit: async () => ({ success: false }) }
    const { ask, calls } = openEdge({
      answer: () => Response.json({ itens: [] }),
      vars: { ...vars, LIMITER_PAGES: none },
      isEmbedded: !('API_ORIGIN' in vars)
    })
    const headers = { cookie: '__Host-sid=invented', 'cf-connecting-ip': '203.0.113.9' }
    expect((await ask('/checkout/carrinho', { headers })).status).toBe(429)
    expect(calls).toEqual([])
  }
)
