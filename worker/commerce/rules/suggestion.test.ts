import { expect, it } from 'vitest'
import { searchWords, suggestionFor } from './suggestion.ts'

const known = ['creatina', 'colageno', 'vitamina', 'whey', 'protein', 'omega', '3']
const suggest = (text: string) => suggestionFor(searchWords(text), known)

it.each([
  ['creatna', 'creatina'],
  ['Cretaina', 'creatina'],
  ['colágneo', 'colageno'],
  ['wehy protien', 'whey protein'],
  ['omga 3', 'omega 3']
])('of %s is %s', (text, suggestion) => {
  expect(suggest(text)).toBe(suggestion)
})

it.each(['creatina', 'creat', 'xyz', 'geladeira', '', 'whey xilofone', 'abc'])('of %j is none', text => {
  expect(suggest(text)).toBeNull()
})
