import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitsOf, splitUnknown } from './search-terms.ts'

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

it('says no word twice', () => {
  expect(read('omega3', '3')).toEqual(['omega', '3'])
})

it('loses nothing of a word, and never grows beyond sixteen words', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,60}$/), word => {
      for (const parts of splitsOf(word)) expect(parts.join('')).toBe(word)
      expect(splitUnknown([word], new Set([word])).length).toBeLessThanOrEqual(16)
    })
  )
})
