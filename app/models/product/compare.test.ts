import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readChoices, readCompared, toggleChoice } from './compare.ts'
import { compareHref, MAX_COMPARED } from './compare-link.ts'

function pathsOf(href: string): string[] {
  return readCompared(new URL(href, 'https://loja.example').searchParams)
}

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,30}$/)
const path = fc.oneof(
  slug.map(one => `/${one}`),
  fc.tuple(slug, slug).map(([one, two]) => `/${one}/${two}`)
)

describe('the address of a comparison', () => {
  test('lists its products, and is read back', () => {
    expect(compareHref(['/whey', '/vitaminas/c-500'])).toBe('/comparar?p=whey,vitaminas%2Fc-500')
    expect(compareHref([])).toBe('/comparar')
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: MAX_COMPARED }), paths => {
        expect(pathsOf(compareHref(paths))).toEqual(paths)
      })
    )
  })

  test('keeps a path with a comma as one product', () => {
    expect(pathsOf(compareHref(['/a,b', '/c']))).toEqual(['/a%2Cb', '/c'])
  })

  test('may repeat its field, as forms do', () => {
    expect(pathsOf('/comparar?p=whey&p=creatina')).toEqual(['/whey', '/creatina'])
  })

  test('never names more than four products, one twice, the home page or another host', () => {
    expect(pathsOf('/comparar?p=a,b,a,%20c%20,,/,d,e')).toEqual(['/a', '/b', '/c', '/d'])
    expect(pathsOf('/comparar?p=//evil.example/x,a%3Fq=1,b.html')).toEqual(['/evil.example/x', '/a', '/b'])
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const found = readCompared(new URLSearchParams({ p: text }))
        expect(found.length).toBeLessThanOrEqual(MAX_COMPARED)
        expect(new Set(found).size).toBe(found.length)
        for (const one of found) expect(one).toMatch(/^\/[^/?#]/)
      })
    )
  })
})

describe('the choice', () => {
  const choice = (name: string) => ({ path: `/${name}`, name, image: null })

  test('adds and removes a product, and refuses a fifth', () => {
    const four = ['a', 'b', 'c', 'd'].map(choice)
    expect(toggleChoice([choice('a')], choice('b'))).toEqual([choice('a'), choice('b')])
    expect(toggleChoice(four, choice('b'))?.map(({ name }) => name)).toEqual(['a', 'c', 'd'])
    expect(toggleChoice(four, choice('e'))).toBeNull()
  })

  test('has at most four products for any garbage in storage', () => {
    const entry = fc.oneof(fc.jsonValue(), fc.record({ path: fc.string(), name: fc.string(), image: fc.jsonValue() }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(entry)), stored => {
        const choices = readChoices(stored)
        expect(choices.length).toBeLessThanOrEqual(MAX_COMPARED)
        expect(new Set(choices.map(found => found.path)).size).toBe(choices.length)
        expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices)
      })
    )
  })
})
