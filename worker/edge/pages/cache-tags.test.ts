import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cacheKey, isNamed } from '../gateway/cache-key.ts'
import { tagOfName, tagsOfCall } from './cache-tags.ts'

test.each([
  ['settings', 'settings'],
  ['showcase:products:first-showcase', 'first-showcase'],
  ['url=/vitaminas', 'url=/vitaminas'],
  ['url:verify?url=/vitaminas', 'url=/vitaminas'],
  ['v1:pt:settings', 'settings'],
  ['url=/ação,1', 'url=/a%C3%A7%C3%A3o%2C1']
])('a purge of %s means the tag %s', (name, tag) => {
  expect(tagOfName(name)).toBe(tag)
})

test('a name that means a key means the pages made of its call', () => {
  const part = fc.stringMatching(/^[a-z][a-z-]{0,8}$/)
  const value = fc.stringMatching(/^\/[a-z\d/çã ,-]{0,12}$/)
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), fc.option(value), fc.nat(3), (parts, url, from) => {
      const call = { path: parts.join('/'), ...(url !== null && { query: { url } }) }
      const key = cacheKey(null, { ...call, language: 'pt', query: new URLSearchParams(call.query) }) ?? ''
      const name = key.split(':').slice(from).join(':')
      fc.pre(name !== '' && isNamed(name, key))
      expect(tagsOfCall(call)).toContain(tagOfName(name))
    })
  )
})

test('tags are printable ASCII without commas', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value => {
      for (const tag of tagsOfCall({ path: 'url/verify', query: { url: value } })) expect(tag).toMatch(/^[!-+\--~]+$/)
    })
  )
})
