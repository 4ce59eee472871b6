import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutTracking } from './tracking-parameters.ts'

const at = (pathAndQuery: string) => withoutTracking(`https://store.example${pathAndQuery}`)

describe('withoutTracking', () => {
  test('strips gclid, fbclid and every utm_ parameter, whatever its case', () => {
    expect(at('/?gclid=1')).toBe('/')
    expect(at('/vitaminas?utm_source=x&UTM_Medium=y&fbclid=z')).toBe('/vitaminas')
    expect(at('/vitaminas?utm%5Fsource=x&utm_=y')).toBe('/vitaminas')
  })

  test('leaves the rest of the query byte for byte', () => {
    expect(at('/busca?busca=a+b%20c&gclid=1&x=%C3%A7&&y')).toBe('/busca?busca=a+b%20c&x=%C3%A7&&y')
    expect(at('/vitaminas?fbclid=&&&a==b&')).toBe('/vitaminas?&&a==b&')
  })

  test('answers null when there is nothing to strip', () => {
    expect(at('/busca?busca=utm_source')).toBeNull()
    expect(at('/?gclids=1')).toBeNull()
  })

  test('never leads to another host', () => {
    expect(at('/.//evil.example?utm_source=x')).toBe('/evil.example')
    expect(at('//evil.example?utm_source=x')).toBe('/evil.example')
    expect(at('///vitaminas?gclid=1&pg=2')).toBe('/vitaminas?pg=2')
    expect(at('/\\\\evil.example?gclid=1')).toBe('/evil.example')
  })

  test('stays on the origin for any path and query', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const target = at(`${path.startsWith('/') ? path : `/${path}`}?utm_source=x&${query}`)
        expect(new URL(target ?? '', 'https://store.example').origin).toBe('https://store.example')
      }),
      { numRuns: 40 }
    )
  })
})
