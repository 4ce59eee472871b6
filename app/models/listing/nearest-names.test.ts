import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestNames } from './nearest-names.ts'

const places = ['Proteínas', 'Vitaminas', 'Vitamina D', 'Creatina', 'Colágeno e beleza', 'Raiz Norte', 'Ômega 3'].map(
  label => ({ label, href: `/${label}` })
)
const near = (term: string) => nearestNames(term, places, 3).map(({ label }) => label)

test.each([
  ['protenas', ['Proteínas']],
  ['PROTEÍNA', ['Proteínas']],
  ['vitamina dd', ['Vitaminas', 'Vitamina D']],
  ['creatnia', ['Creatina']],
  ['colageno marinho', ['Colágeno e beleza']],
  ['raix norte', ['Raiz Norte']],
  ['omga', ['Ômega 3']],
  ['xyzxyz', []],
  ['de', []],
  ['', []]
])('"%s" is near %j', (term, labels) => {
  expect(near(term)).toEqual(labels)
})

test('a name that begins a word is no nearer than one with a letter missing', () => {
  const named = [...places, { label: 'Solar Vita', href: '/solar-vita' }]
  expect(nearestNames('vitamnas', named, 3).map(({ label }) => label)).toEqual([
    'Vitaminas',
    'Solar Vita',
    'Vitamina D'
  ])
})

test('a name with one letter dropped, added, changed or swapped is found', () => {
  const names = fc.constantFrom('Proteinas', 'Vitaminas', 'Creatina')
  const change = fc.constantFrom(
    (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at)}`,
    (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
    (word: string, at: number) => word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1)
  )
  fc.assert(
    fc.property(names, change, fc.integer({ min: 1, max: 7 }), (name, mistype, at) => {
      const found = nearestNames(mistype(name, at), [{ label: name, href: '/' }], 1)
      expect(found).toHaveLength(1)
    })
  )
})

test('any input names a bounded number of places, each once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), term => {
      const found = nearestNames(term, [...places, ...places], 3).map(({ href }) => href)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(new Set(found).size).toBe(found.length)
    })
  )
})
