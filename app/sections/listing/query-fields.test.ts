import { expect, test } from 'vitest'
import { queryFields, queryValue } from './query-fields'

test('a form keeps the filters and drops the page and what it asks itself', () => {
  expect(queryFields('?marca=3,7&order=x&pg=4&ipp=24', ['order'])).toEqual([
    ['marca', '3,7'],
    ['ipp', '24']
  ])
})

test('a form keeps the view, and a price only where it is one', () => {
  const names = (search: string) => queryFields(search, []).map(([name]) => name)
  expect(names('?preco=20-80&exibicao=lista')).toEqual(['preco', 'exibicao'])
  expect(names('?preco=abc&marca=3')).toEqual(['marca'])
  expect(names('?preco=100-')).toEqual([])
})

test('empty and missing queries give no fields', () => {
  expect(queryFields('', [])).toEqual([])
  expect(queryFields('?a=', [])).toEqual([])
})

test('the value of an option is read from its link', () => {
  expect(queryValue('/x?marca=3&order=Menor+Pre%C3%A7o', 'order')).toBe('Menor Preço')
  expect(queryValue('/x', 'order')).toBe('')
})
