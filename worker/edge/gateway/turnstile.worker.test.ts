import { afterEach, expect, test, vi } from 'vitest'
import { answerForm } from '../../../app/forms/answer-form.server.ts'
import { newsletterForm } from '../../../app/sections/newsletter/newsletter-definition.ts'
import { openEdge } from '../../../tests/support/edge.ts'

const KEYS = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET_KEY: 'secret' }
const FORM = '/api/v2/front/newsletter'
const GOOD = 'a good token'

afterEach(() => void vi.restoreAllMocks())

/** Stands in for Cloudflare's service, which takes one token. */
function siteverify(answer?: () => Promise<Response>) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const said = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    return answer?.() ?? Response.json({ success: said.get('secret') === 'secret' && said.get('response') === GOOD })
  })
}

/** The share of all forms without a token. */
function shareOf(count: number) {
  return { limit: async ({ key }: { key: string }) => ({ success: key !== 'unproven' || --count >= 0 }) }
}

function openShop(vars: Parameters<typeof openEdge>[0]['vars'], share = 0) {
  const { ask, calls, seen } = openEdge({
    answer: () => Response.json({ sucesso: true }),
    vars: { ...vars, LIMITER_ADDRESS_GUESSES: shareOf(share) }
  })
  async function send(token?: string, path = FORM) {
    const headers = {
      'content-type': 'application/json',
      'cf-connecting-ip': '203.0.113.7',
      ...(token && { 'turnstile-token': token })
    }
    return ask(path, { method: 'POST', headers, body: '{"email":"rui@exemplo.example"}' })
  }
  return { ask, send, calls, seen }
}

test('without keys a form needs no token, and nobody else is asked', async () => {
  const asked = siteverify()
  const { ask, send } = openShop({})
  expect((await send()).status).toBe(200)
  expect(asked).not.toHaveBeenCalled()
  const policy = (await ask('/')).headers.get('content-security-policy')
  expect(policy).toContain("frame-src 'none'")
  expect(policy).not.toContain('challenges.cloudflare.com')
})

test('with keys pages may load the widget, and nothing else of another host', async () => {
  const { ask } = openShop(KEYS)
  const policy = (await ask('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;')
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/challenges\.cloudflare\.com;/)
})

test.each([
  ['newsletter', true],
  ['form/contact', true],
  ['question', true],
  ['product/solicitation', true],
  ['evaluations/product', true],
  ['checkout/login', true],
  ['checkout/register', true],
  ['checkout/password-recovery', true],
  ['checkout/password-reset', true],
  ['checkout/cart', false],
  ['shipment/product', false],
  ['checkout/logout', false]
])('%s needs a token: %s', async (name, isForm) => {
  const asked = siteverify()
  const { send, calls } = openShop(KEYS)
  const path = `/api/v2/front/${name}`
  expect((await send(undefined, path)).status).toBe(isForm ? 429 : 200)
  expect((await send('invented', path)).status).toBe(isForm ? 429 : 200)
  expect((await send(GOOD, path)).status).toBe(200)
  expect(calls.length).toBe(isForm ? 1 : 3)
  expect(asked).toHaveBeenCalledTimes(isForm ? 2 : 0)
})

test('the token stays with Cloudflare, which learns the address alone', async () => {
  const asked = siteverify()
  const { send, seen } = openShop(KEYS)
  await send(GOOD)
  expect(String(asked.mock.calls[0]?.[1]?.body)).toBe('secret=secret&response=a+good+token&remoteip=203.0.113.7')
  expect(JSON.stringify([...(seen[0]?.headers ?? [])])).not.toContain(GOOD)
})

test('forms without a token share a few, and the next shopper reads why', async () => {
  siteverify()
  const { send } = openShop(KEYS, 2)
  expect((await send()).status).toBe(200)
  expect((await send('invented')).status).toBe(200)
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(refused.text).toContain('Não foi possível confirmar que você é uma pessoa')
  expect((await send(GOOD)).status).toBe(200)
})

test.each([
  ['is down', async () => new Response('', { status: 503 })],
  ['does not answer', async () => Promise.reject(new DOMException('', 'TimeoutError'))]
])('when the service %s, a form counts as one without a token', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  siteverify(answer)
  const { send } = openShop(KEYS, 1)
  expect((await send(GOOD)).status).toBe(200)
  expect((await send(GOOD)).status).toBe(429)
})

test('a form of a page gives its token to its call', async () => {
  const proofs: (string | undefined)[] = []
  const form = new FormData()
  form.set('email', 'rui@exemplo.example')
  form.set('cf-turnstile-response', GOOD)
  const transport = async ({ proof }: { proof?: string }) => {
    proofs.push(proof)
    return { ok: true as const, data: { sucesso: true } }
  }
  await answerForm(newsletterForm, { form, transport, language: 'pt', about: null })
  expect(proofs).toEqual([GOOD])
})

test('one key without the other is an error that names both', () => {
  expect(() => openShop({ TURNSTILE_SITE_KEY: 'site-key' })).toThrow(/TURNSTILE_SECRET_KEY/)
})
