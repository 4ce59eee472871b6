import { expect, test } from 'vitest'
import { cacheKey, isNamed } from './cache-key.ts'

const keyOf = (path: string, query = '') =>
  cacheKey('api.example', { language: 'pt', path, query: new URLSearchParams(query) })

test('a key names the API, the language, the call and its query', () => {
  expect(keyOf('showcase/products/first-showcase')).toBe('v1@api.example:pt:showcase:products:first-showcase')
  expect(keyOf('url/verify', 'url=/a&offset=0')).toBe('v1@api.example:pt:url:verify?url=/a&offset=0')
})

test('a key that KV refuses, of more than 512 bytes, is none', () => {
  const room = 512 - String(keyOf('')).length
  expect(keyOf('a'.repeat(room))).toHaveLength(512)
  expect(keyOf('a'.repeat(room + 1))).toBeNull()
  expect(keyOf('ã'.repeat(room / 2))).not.toBeNull()
  expect(keyOf('ã'.repeat(room / 2 + 1))).toBeNull()
})

test('a name is whole parts of a key', () => {
  const key = 'v1:pt:showcase:products:first-showcase'
  expect(isNamed('showcase:products:first-showcase', key)).toBe(true)
  expect(isNamed('showcase:products:first', key)).toBe(false)
})
