import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formsOf, matchOf, searchWords } from './search-terms.ts'

const match = (text: string) => matchOf(searchWords(text).map(typed => ({ typed, standIns: [] })))

describe('the words of a search', () => {
  it.each([
    ['  Whey   "900 g" ', ['whey', '900', 'g']],
    ['COLÁGENO Hidrolisado', ['colageno', 'hidrolisado']],
    ["d'agua AND a:b", ['d', 'agua', 'a', 'b']],
    ['vitamina para o cabelo', ['vitamina', 'o', 'cabelo']],
    ['vitamina e', ['vitamina', 'e']],
    ['whey whey', ['whey']],
    ['para', ['para']],
    ['*** -- () 🙂', []]
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words)
  })

  it('are sixteen at most', () => {
    expect(searchWords(Array.from({ length: 40 }, (_, n) => `p${n}`).join(' '))).toHaveLength(16)
  })
})

describe('a match expression', () => {
  it('takes words as beginnings, single letters whole, and knows the plural', () => {
    expect(match('vitamina c').all).toBe('("vitamina"* OR "vitaminas") AND ("c")')
    expect(match('minerais').all).toContain('"mineral"')
    expect(match('o').all).toBe('("o"*)')
  })

  it('puts known words in the place of a misspelt one', () => {
    expect(matchOf([{ typed: 'creatna', standIns: ['creatina'] }]).all).toBe('("creatina"* OR "creatinas")')
  })

  it('is the same for words in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['whey', 'isolado', 'c', 'pico'], { minLength: 2 }), words => {
        const parts = (text: string) => match(text).all.split(' AND ').sort()
        expect(parts(words.join(' '))).toEqual(parts(words.toReversed().join(' ')))
      })
    )
  })

  it('closes every quote and bracket, whatever is typed', () => {
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
  it('are never the word itself, and have three letters and more', () => {
    expect(formsOf('oes')).not.toContain('ao')
    for (const word of ['proteções', 'minerais', 'cabelo', 'kits']) expect(formsOf(word)).not.toContain(word)
  })
})
