import { expect, test } from 'vitest'
import { keysNamed } from './cache-keys'

const keys = [
  'v1:en:showcase:products:first-showcase',
  'v1:pt:showcase:products:first-showcase',
  'v1:pt:showcase:products:first-showcase-ext',
  'v1:pt:url:product:listing:category?url=/vitaminas&offset=0&limit=12&order=Popularidade',
  'v1:pt:url:verify?url=/vitaminas',
  'v1:pt:url:verify?url=/vitaminas/vitamina-c',
  'v1@api.example:8080:pt:settings'
]

test('a name means its key in every language', () => {
  expect(keysNamed('showcase:products:first-showcase', keys)).toEqual(keys.slice(0, 2))
})

test('a name means whole parts of a key only', () => {
  expect(keysNamed('first-showcase', keys)).toEqual(keys.slice(0, 2))
  expect(keysNamed('showcase', keys)).toEqual(keys.slice(0, 3))
  expect(keysNamed('vitaminas', keys)).toEqual([])
})

test('an address, a foreign host and a whole key are names too', () => {
  expect(keysNamed('url=/vitaminas', keys)).toEqual(keys.slice(3, 5))
  expect(keysNamed('api.example:8080', keys)).toEqual(keys.slice(6))
  expect(keysNamed('v1:pt:url:verify?url=/vitaminas', keys)).toEqual(keys.slice(4, 5))
})
