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

const keys = [
  'v1:en:showcase:products:first-showcase',
  'v1:pt:showcase:products:first-showcase',
  'v1:pt:showcase:products:first-showcase-ext',
  'v1:pt:url:product:listing:category?url=/vitaminas&offset=0&limit=12&order=Popularidade',
  'v1:pt:url:verify?url=/vitaminas',
  'v1:pt:url:verify?url=/vitaminas/vitamina-c',
  'v1@api.example:8080:pt:settings'
]
const keysNamed = (name: string) => keys.filter(key => isNamed(name, key))

test('a name means its key in every language', () => {
  expect(keysNamed('showcase:products:first-showcase')).toEqual(keys.slice(0, 2))
})

test('a name means whole parts of a key only', () => {
  expect(keysNamed('first-showcase')).toEqual(keys.slice(0, 2))
  expect(keysNamed('showcase:products:first')).toEqual([])
  expect(keysNamed('showcase')).toEqual(keys.slice(0, 3))
  expect(keysNamed('vitaminas')).toEqual([])
})

test('an address, a foreign host and a whole key are names too', () => {
  expect(keysNamed('url=/vitaminas')).toEqual(keys.slice(3, 5))
  expect(keysNamed('api.example:8080')).toEqual(keys.slice(6))
  expect(keysNamed('v1:pt:url:verify?url=/vitaminas')).toEqual(keys.slice(4, 5))
})
