import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formsOf, matchOf, searchWords, splitsOf, splitUnknown } from './search-terms.ts'

const match = (text: string) => matchOf(searchWords(text).map(typed => ({ typed, standIns: [] })))

describe('the words of a search', () => {
  it.each([
    ['  Whey   "900 g" ', ['whey', '900', 'g']],
    ['COLÁGENO Hidrolisado', ['colageno', 'hidrolisado']],
    ["d'agua AND a:b", ['d', 'agua', 'b']],
    ['vitamina para o cabelo', ['vitamina', 'cabelo']],
    ['zinco e magnésio', ['zinco', 'magnesio']],
    ['multivitamínico a-z', ['multivitaminico', 'a', 'z']],
    ['vitamina e', ['vitamina', 'e']],
    ['whey whey', ['whey']],
    ['para', ['para']],
    ['*** -- () 🙂', []]
  ])('read %j as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('are at most sixteen', () => {
    expect(searchWords(Array.from({ length: 40 }, (_, n) => `p${n}`).join(' '))).toHaveLength(16)
  })
})

describe('a match expression', () => {
  it('matches words as prefixes, single letters whole, and plurals', () => {
    expect(match('vitamina c').all).toBe('("vitamina"* OR "vitaminas") AND ("c")')
    expect(match('minerais').all).toContain('"mineral"')
    expect(match('o').all).toBe('("o"*)')
  })

  it('replaces a misspelt word by known ones', () => {
    expect(matchOf([{ typed: 'creatna', standIns: ['creatina'] }]).all).toBe('("creatina"* OR "creatinas")')
  })

  it('is the same for any order of words', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['whey', 'isolado', 'c', 'pico'], { minLength: 2 }), words => {
        const parts = (text: string) => match(text).all.split(' AND ').sort()
        expect(parts(words.join(' '))).toEqual(parts(words.toReversed().join(' ')))
      })
    )
  })

  it('closes every quote and bracket for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), text => {
        if (searchWords(text).length === 0) return
        for (const expression of Object.values(match(text)))
          expect(expression.replace(/"[\p{L}\p{N}]+"/gu, '')).toMatch(/^[()^* ]*((OR|AND)[()^* ]*)*$/)
      }),
      { numRuns: 50 }
    )
  })
})

it.each([
  ['vitaminas', 'vitamina'],
  ['vitamina', 'vitaminas'],
  ['protecoes', 'protecao'],
  ['protecao', 'protecoes'],
  ['minerais', 'mineral'],
  ['gel', 'geis'],
  ['geis', 'gel'],
  ['sabores', 'sabor'],
  ['sabor', 'sabores'],
  ['jejuns', 'jejum'],
  ['berries', 'berry'],
  ['capsules', 'capsule']
])('%s is also %s', (word, form) => {
  expect(formsOf(word)).toContain(form)
})

describe('the forms of a word', () => {
  it('leave out the word itself, and have at least three letters', () => {
    expect(formsOf('oes')).not.toContain('ao')
    for (const word of ['proteções', 'minerais', 'cabelo', 'kits']) expect(formsOf(word)).not.toContain(word)
  })
})

const known = new Set(['omega', '3', 'd3', 'k2', 'b12', '300', 'g', 'dha', 'vitamina'])
const read = (...words: string[]) => {
  const asked = [...words, ...words.flatMap(word => splitsOf(word).flat())]
  return splitUnknown(words, new Set(asked.filter(word => !known.has(word))))
}

it.each([
  ['omega3', 'omega 3'],
  ['d3k2', 'd3 k2'],
  ['omega3dha', 'omega 3 dha'],
  ['b12', 'b12'],
  ['vitaminab12', 'vitamina b12'],
  ['creatna300g', 'creatna 300 g'],
  ['creatna', 'creatna']
])('%s is read as %s', (typed, words) => {
  expect(read(typed).join(' ')).toBe(words)
})

it('a search repeats no word', () => {
  expect(read('omega3', '3')).toEqual(['omega', '3'])
})

it('a search keeps words whole, and has at most sixteen', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,60}$/), word => {
      for (const parts of splitsOf(word)) expect(parts.join('')).toBe(word)
      expect(splitUnknown([word], new Set([word])).length).toBeLessThanOrEqual(16)
    })
  )
})
