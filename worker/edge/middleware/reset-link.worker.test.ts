import { expect, test } from 'vitest'
import { edgeOver } from '../../../tests/support/edge.ts'

const PAGE = '/checkout/nova-senha'
const CALL = '/api/v2/front/checkout/password-reset'
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function setUp(answer = () => Response.json({ sucesso: true })) {
  const bodies: unknown[] = []
  const { ask } = edgeOver(async request => {
    bodies.push(await request.json())
    return answer()
  })
  const reset = (body: object, cookie = '') =>
    ask(CALL, { method: 'POST', headers: { ...OWN, cookie }, body: JSON.stringify(body) })
  return { ask, reset, bodies }
}

const cookieOf = (response: Response) => response.headers.getSetCookie().join()
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

test('the token moves from the URL into an HttpOnly cookie', async () => {
  const { ask } = setUp()
  const first = await ask(`${PAGE}?token=a%2Fb%2B1&utm=x`)
  expect([first.status, first.headers.get('location')]).toEqual([303, PAGE])
  expect(cookieOf(first)).toBe('__Host-reset=a%2Fb%2B1; Path=/; Max-Age=900; SameSite=Lax; HttpOnly; Secure')
  expect(Object.fromEntries(first.headers)).toMatchObject(PRIVATE)
  const page = await ask(PAGE, { headers: { cookie: '__Host-reset=a%2Fb%2B1' } })
  expect([page.status, await page.text()]).toEqual([200, '<p>page</p>'])
  expect(Object.fromEntries(page.headers)).toMatchObject(PRIVATE)
})

test.each([PAGE, `${PAGE}?token=`, `${PAGE}?token=${'x'.repeat(201)}`])(
  'without a token that could be one there is only another to ask for: %s',
  async address => {
    const response = await setUp().ask(address)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/checkout/acesso?recuperar'])
    expect(cookieOf(response)).toBe('')
  }
)

test('every spelling of the page is uncached and sends no referrer', async () => {
  for (const path of [`${PAGE}/`, '/Checkout/Nova-Senha', '/%63heckout/nova-senha', `${PAGE}.data`]) {
    const response = await setUp().ask(path)
    expect([path, Object.fromEntries(response.headers)]).toEqual([path, expect.objectContaining(PRIVATE)])
    await response.text()
  }
})

test('a reset without a token uses the opened link’s token, once', async () => {
  const { reset, bodies } = setUp()
  const done = await reset({ senha: 'nova' }, '__Host-reset=a%2Fb%2B1')
  expect(bodies).toEqual([{ senha: 'nova', token: 'a/b+1' }])
  expect(cookieOf(done)).toBe('__Host-reset=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure')
  await reset({ senha: 'nova', token: 'own' }, '__Host-reset=x')
  await reset({ senha: 'nova' })
  await reset({ senha: 'nova' }, '__Host-reset=%')
  expect(bodies.slice(1)).toEqual([{ senha: 'nova', token: 'own' }, { senha: 'nova' }, { senha: 'nova' }])
})

test('a refused reset keeps the token', async () => {
  const { reset } = setUp(() => Response.json({ error: 'x' }, { status: 422 }))
  expect(cookieOf(await reset({ senha: 'nova' }, '__Host-reset=x'))).toBe('')
})
