import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type RequestScope, scopeContext } from '../../context.ts'
import { action } from './language.ts'

test('keeps English for a year and goes back to the page', async () => {
  const answer = await choose({ language: '1', path: '/vitaminas?pg=2' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/vitaminas?pg=2')
  expect(answer.headers.get('set-cookie')).toBe('language=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
})

test('keeps nothing when the language is unknown', async () => {
  const answer = await choose({ language: '2', path: '/' })
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test.each([
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/',
  '/.//evil.example',
  'javascript:alert(1)',
  ''
])('never redirects elsewhere: %s', async path => {
  const location = (await choose({ language: '0', path })).headers.get('location') ?? ''
  expect(new URL(location, 'https://seiva.example').host).toBe('seiva.example')
})

test('redirects home for a path that is too long', async () => {
  const answer = await choose({ language: '1', path: `/${'a'.repeat(2_000)}` })
  expect(answer.headers.get('location')).toBe('/')
})

function choose(fields: Record<string, string>): Promise<Response> {
  const request = new Request('https://seiva.example/idioma', { method: 'POST', body: new URLSearchParams(fields) })
  const url = new URL(request.url)
  return action({ request, url, params: {}, pattern: '/idioma', context: contextOf('https://seiva.example') })
}

function contextOf(origin: string): RouterContextProvider {
  const refuse = async () => ({ ok: false, kind: 'network', status: 0, message: '' }) as const
  const scope: RequestScope = {
    language: 'pt',
    origin,
    ownOrigins: [origin],
    media: undefined,
    nonce: '',
    isCrawler: false,
    transport: refuse,
    personalTransport: refuse
  }
  return new RouterContextProvider(new Map([[scopeContext, scope]]))
}
