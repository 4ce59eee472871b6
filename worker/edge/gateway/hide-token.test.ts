import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideToken } from './hide-token.ts'

test('a token with signs that JSON or PHP escape is found as they write it', () => {
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

test('JSON around the token stays the JSON that it was', () => {
  const token = fc.string({ minLength: 6, maxLength: 40, unit: fc.constantFrom(...'abcXYZ0189-_./+=~') })
  fc.assert(
    fc.property(token, fc.string(), (secret, other) => {
      const hidden = hideToken(JSON.stringify({ said: `${other} ${secret}`, other: 1 }), secret)
      expect(Object.keys(JSON.parse(hidden))).toContain('other')
      expect(JSON.parse(hidden).said).not.toContain(secret)
    })
  )
})

test('a token as short as a word is none', () => expect(hideToken('{"token":1}', 'token')).toBe('{"token":1}'))

test('the public token of the platform is hidden as a word, not in addresses', () => {
  const address = '{"url":"https:\\/\\/cdn.wapstore.com.br\\/wapstore\\/a.webp"}'
  expect(hideToken(address, 'wapstore')).toBe(address)
  for (const said of ['{"app-token":"wapstore"}', '?app-token=wapstore&x=1', 'token wapstore.'])
    expect(hideToken(said, 'wapstore')).not.toContain('wapstore')
})
