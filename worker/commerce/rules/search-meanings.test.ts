import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meaningKey, phrasesOf, readMeanings } from './search-meanings.ts'
import { searchWords } from './search-terms.ts'

const meanings = new Map([
  [meaningKey('dormir'), ['melatonina']],
  [meaningKey('queda de cabelo'), ['biotina']],
  [meaningKey('cabelo'), ['cabelos e unhas']],
  [meaningKey('melhor'), []]
])
const read = (text: string) =>
  readMeanings(
    searchWords(text).map(typed => ({ typed, standIns: [] })),
    meanings
  ).map(({ typed, means }) => (means ? [typed, ...means] : typed))

describe('the meaning of a search', () => {
  it.each([
    ['para dormir melhor', [['dormir', 'melatonina']]],
    ['queda de cabelos', [['queda cabelos', 'biotina']]],
    ['cabelo', [['cabelo', 'cabelos e unhas']]],
    ['whey sem lactose', ['whey', ['sem lactose', 'sem lactose', 'zero lactose', 'lactose free']]],
    ['omega 3 1000 mg', ['omega', '3', ['1000 mg', '1000 mg', '1 000 mg']]],
    ['creatina 300 gramas', ['creatina', ['300 gramas', '300 g', '300 g']]],
    ['sem', ['sem']],
    ['melhor', []]
  ])('%s', (text, asked) => {
    expect(read(text)).toEqual(asked)
  })

  it('has every word in order, without stop words', () => {
    const word = fc.constantFrom('whey', 'dormir', 'queda', 'cabelo', 'melhor', 'sem', 'lactose', '300', 'g')
    fc.assert(
      fc.property(fc.uniqueArray(word), words => {
        const typed = readMeanings(
          words.map(each => ({ typed: each, standIns: [] })),
          meanings
        ).flatMap(each => each.typed.split(' '))
        expect(typed).toEqual(words.filter(each => each !== 'melhor' || typed.includes(each)))
      })
    )
  })
})

it('phrases have four words at most', () => {
  expect(phrasesOf(['a', 'b', 'c'])).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c'])
  expect(phrasesOf(Array.from({ length: 16 }, (_, n) => `p${n}`))).toHaveLength(16 * 4 - 6)
})
