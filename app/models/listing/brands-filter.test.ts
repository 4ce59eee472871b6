import { expect, test } from 'vitest'
import { filterBrands } from './brands-filter.ts'

const brand = (name: string) => ({ name, path: `/marcas/${name}`, image: null })
const groups = [
  { letter: 'M', brands: [brand('Maré Viva')] },
  { letter: 'P', brands: [brand('Pé de Vento'), brand('Pampa Fit')] },
  { letter: '#', brands: [brand('3 Corações')] }
]
const found = (typed: string) => filterBrands(groups, typed).flatMap(({ brands }) => brands.map(({ name }) => name))

test.each([
  ['mare', ['Maré Viva']],
  ['MARÉ', ['Maré Viva']],
  ['mare\u0301', ['Maré Viva']],
  ['vento pé', ['Pé de Vento']],
  ['p', ['Pé de Vento', 'Pampa Fit']],
  ['coracoes', ['3 Corações']],
  ['nada', []]
])('%j finds %j', (typed, names) => {
  expect(found(typed)).toEqual(names)
})

test.each(['', '   '])('%j narrows nothing', typed => {
  expect(filterBrands(groups, typed)).toEqual(groups)
})

test('a letter without brands is left out', () => {
  expect(filterBrands(groups, 'viva').map(({ letter }) => letter)).toEqual(['M'])
})
