import { expect, test } from 'vitest'
import { readSearch } from './search-url.ts'

const search = (query: string) => readSearch(new URL(`https://loja.example/busca${query}`)).wanted.searchParams

test('q is read as busca', () => {
  expect([...search('?q=whey&order=x')]).toEqual([
    ['order', 'x'],
    ['busca', 'whey']
  ])
})

test('busca wins over q and is trimmed', () => {
  expect([...search('?busca=%20omega%203%20&q=whey')]).toEqual([['busca', 'omega 3']])
})

test('a long term is cut to 200 characters', () => {
  expect(search(`?busca=${encodeURIComponent('💊'.repeat(300))}`).get('busca')).toBe('💊'.repeat(200))
})

test('no term is read as an empty one', () => {
  expect([...search('')]).toEqual([['busca', '']])
})
