import { describe, expect, test } from 'vitest'
import { openEdge, SHOP } from '../../../tests/support/edge.ts'

const API = 'https://api.example'

function open(answer: () => Response | Promise<Response>) {
  return openEdge({ answer, vars: { CHECKOUT: 'proxy' } })
}

function answering(headers: [string, string][], status = 200) {
  return open(() => new Response(status === 200 ? '<p>' : null, { status, headers }))
}

describe('the answer', () => {
  test('keeps the checkout’s own rules and none for the whole host', async () => {
    const { ask } = answering([
      ['content-type', 'text/html'],
      ['content-security-policy', "default-src 'self' https://banco.example"],
      ['permissions-policy', 'payment=(self)'],
      ['cache-control', 'public, max-age=600'],
      ['cloudflare-cdn-cache-control', 'max-age=600'],
      ['etag', '"1"'],
      ['strict-transport-security', 'max-age=0'],
      ['clear-site-data', '"*"'],
      ['service-worker-allowed', '/'],
      ['access-control-allow-origin', '*'],
      ['x-powered-by', 'PHP'],
      ['x-csrf-token', 'c']
    ])
    const headers = Object.fromEntries((await ask('/checkout/carrinho')).headers)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self' https://banco.example",
      'permissions-policy': 'payment=(self)',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-csrf-token': 'c'
    })
    const gone = ['etag', 'clear-site-data', 'service-worker-allowed', 'access-control-allow-origin', 'x-powered-by']
    expect([...gone, 'cloudflare-cdn-cache-control'].filter(name => name in headers)).toEqual([])
  })

  test('without a policy gets none of the store’s, so that paying and a bank’s window work', async () => {
    const { headers } = await answering([['content-type', 'text/html']]).ask('/checkout/carrinho')
    expect(headers.get('content-security-policy')).toBeNull()
    expect(headers.get('permissions-policy')).not.toContain('payment')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  test.each([
    ['/checkout/pagar?x=1#y', `${SHOP}/checkout/pagar?x=1#y`],
    ['pagar', `${SHOP}/checkout/pagar`],
    [`${API}/pagamento`, `${SHOP}/pagamento`],
    ['http://api.example/checkout', `${SHOP}/checkout`],
    [`${API}//evil.example`, `${SHOP}//evil.example`],
    ['//evil.example/x', 'https://evil.example/x'],
    ['https://banco.example/3ds?ok=1', 'https://banco.example/3ds?ok=1'],
    ['javascript:alert(1)', null]
  ])('leads on within the shop, or to a bank: %s', async (location, expected) => {
    const { ask } = answering([['location', location]], 302)
    const { status, headers } = await ask('/checkout/carrinho')
    expect([status, headers.get('location')]).toEqual([302, expected])
  })

  test('sets its own cookies for the shop’s host, and none of the store’s', async () => {
    const { ask } = answering([
      ['set-cookie', 'caixa=7; Domain=api.example; Path=/; HttpOnly; Secure'],
      ['set-cookie', 'language=1; Path=/'],
      ['set-cookie', 'Shopper=1; Path=/'],
      ['set-cookie', 'consent=x'],
      ['set-cookie', '__Host-sid=evil; Path=/; Secure'],
      ['set-cookie', '__host-x=evil; Path=/; Secure'],
      ['set-cookie', '=__Host-sid=evil'],
      ['set-cookie', 'PHPSESSID=s2; Path=/; Domain=api.example']
    ])
    expect((await ask('/checkout/carrinho', { headers: { cookie: '__Host-sid=s1' } })).headers.getSetCookie()).toEqual([
      'caixa=7; Path=/; HttpOnly; Secure',
      '__Host-sid=s2; Path=/; SameSite=Lax; Max-Age=2592000; HttpOnly; Secure',
      'shopper=1; Path=/; SameSite=Lax; Max-Age=2592000; Secure'
    ])
  })

  test.each([
    'PHPSESSID=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0',
    'PHPSESSID=; Path=/',
    'PHPSESSID=x; Max-Age=0'
  ])('ends the session: %s', async cookie => {
    const { ask } = answering([['set-cookie', cookie]])
    const { headers } = await ask('/checkout/sair', { headers: { cookie: '__Host-sid=s1' } })
    expect(headers.getSetCookie()[0]).toBe('__Host-sid=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly; Secure')
  })

  test('to a post of another site, which has no session, replaces none', async () => {
    const { ask } = answering([['set-cookie', 'PHPSESSID=attacker; Path=/']])
    const post = (headers: Record<string, string>) =>
      ask('/checkout/entrar', { method: 'POST', body: 'a=1', headers: { 'content-length': '3', ...headers } })
    expect((await post({ 'sec-fetch-site': 'cross-site' })).headers.getSetCookie()).toEqual([])
    expect((await post({ 'sec-fetch-site': 'same-origin' })).headers.getSetCookie()).toHaveLength(2)
  })

  test('streams', async () => {
    let send: (text: string) => void = () => {}
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    send = text => void writer.write(new TextEncoder().encode(text))
    const { ask } = open(() => {
      send('first')
      setTimeout(() => {
        send('second')
        void writer.close()
      }, 50)
      return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
    })
    expect((await ask('/checkout/pix')).text).toBe('firstsecond')
  })

  test.each([
    ['1', 'The checkout did not answer'],
    ['0', 'O checkout não respondeu']
  ])('that does not come is a page with a way home', async (language, title) => {
    const { ask } = open(() => Promise.reject(new Error('refused')))
    const { status, headers, text } = await ask('/checkout/carrinho', { headers: { cookie: `language=${language}` } })
    expect([status, headers.get('cache-control')]).toEqual([502, 'no-store'])
    expect(headers.get('content-security-policy')).toContain("frame-src 'none'")
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain('<a href="/">')
  })
})
