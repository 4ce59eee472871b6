import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guessFor, standInsFor } from './suggestion.ts'

const known = ['creatina', 'creatine', 'colageno', 'vitamina', 'whey', 'protein', 'omega', 'zinco'].map(
  (word, index) => ({
    word,
    shown: word === 'colageno' ? 'colágeno' : word,
    products: 100 - index
  })
)
const standIns = (typed: string) => standInsFor(typed, known).map(({ word }) => word)

it.each([
  ['creatna', ['creatina']],
  ['cretaina', ['creatina']],
  ['xreatina', ['creatina']],
  ['creatinna', ['creatina']],
  ['creatino', ['creatina', 'creatine']],
  ['zinko', ['zinco']]
])('“%s” is matched by %j', (typed, words) => {
  expect(standIns(typed)).toEqual(words)
})

it.each(['wehy', 'omga', 'cratna', 'protexi', 'geladeira', 'zi', ''])('nothing stands for %j', typed => {
  expect(standIns(typed)).toEqual([])
})

it.each([
  ['wehy', 'whey'],
  ['omga', 'omega'],
  ['colgno', 'colágeno'],
  ['protien', 'protein']
])('“%s” is corrected to “%s”', (typed, shown) => {
  expect(guessFor(typed, known)?.shown).toBe(shown)
})

it('a word far from all others gets no suggestion', () => {
  for (const typed of ['xyz', 'abc', 'geladeira', '']) expect(guessFor(typed, known)).toBeNull()
})

it('one wrong letter is forgiven in a word of five letters or more', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const slips = fc.tuple(fc.constantFrom('creatina', 'zinco', 'omega'), fc.nat(), letter, fc.nat({ max: 3 }))
  fc.assert(
    fc.property(slips, ([word, at, other, kind]) => {
      const typed = slip([...word], at % word.length, other, kind)
      if (typed.length >= 5) expect(standIns(typed)).toContain(word)
    })
  )
})

/** Drops, changes, adds or swaps a letter. */
function slip(letters: string[], at: number, other: string, kind: number): string {
  if (kind === 0) letters.splice(at, 1)
  if (kind === 1) letters.splice(at, 1, other)
  if (kind === 2) letters.splice(at, 0, other)
  if (kind === 3) letters.splice(at, 2, ...letters.slice(at, at + 2).reverse())
  return letters.join('')
}
