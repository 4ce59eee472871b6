import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideToken } from './hide-token.ts'

test('a token is found in the escapes of JSON and PHP', () => {
  const token = 'a/b"c\\d+e=='
  const php = JSON.stringify(token).replaceAll('/', '\\/')
  for (const text of [
    JSON.stringify({ said: token }),
    `{"said":${php}}`,
    `?app-token=${encodeURIComponent(token)}`,
    token
  ])
    expect(hideToken(text, token)).toMatch(/^(\{"said":"\[hidden\]"\}|\?app-token=\[hidden\]|\[hidden\])$/)
})

test('JSON around the token stays valid', () => {
  const token = fc.string({ minLength: 6, maxLength: 40, unit: fc.constantFrom(...'abcXYZ0189-_./+=~') })
  fc.assert(
    fc.property(token, fc.string(), (secret, other) => {
      const hidden = hideToken(JSON.stringify({ said: `${other} ${secret}`, other: 1 }), secret)
      expect(Object.keys(JSON.parse(hidden))).toContain('other')
      expect(JSON.parse(hidden).said).not.toContain(secret)
    })
  )
})

test('a token as short as a word is not hidden', () => expect(hideToken('{"token":1}', 'token')).toBe('{"token":1}'))

test('the platform’s public token is hidden as a word, but not in URLs', () => {
  const address = '{"url":"https:\\/\\/cdn.wapstore.com.br\\/wapstore\\/a.webp"}'
  expect(hideToken(address, 'wapstore')).toBe(address)
  for (const said of ['{"app-token":"wapstore"}', '?app-token=wapstore&x=1', 'token wapstore.'])
    expect(hideToken(said, 'wapstore')).not.toContain('wapstore')
})
