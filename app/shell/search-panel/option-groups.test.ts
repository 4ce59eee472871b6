import { expect, test } from 'vitest'
import '../../i18n/messages/search.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { Suggestions } from '../../models/listing/suggestions.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import { idleGroups, typedGroups } from './option-groups.ts'
import { nextIndex } from './use-active-option.ts'

const t = createTranslator('pt')
const product: ProductCard = {
  id: 1,
  path: '/whey',
  name: 'Whey',
  brand: 'Vigor',
  image: null,
  price: null,
  status: 'available'
}
const empty: Suggestions = { term: 'whey', terms: [], categories: [], brands: [], products: [], total: 0 }

test('a suggestion of products alone has the products and a link to all', () => {
  const groups = typedGroups({ ...empty, products: [product, product], total: 12 }, t)
  expect(groups.map(({ kind, options }) => [kind, options.map(({ label }) => label)])).toEqual([
    ['products', ['Whey', 'Whey']],
    ['all', ['Ver todos os 12 resultados']]
  ])
  const keys = groups.flatMap(({ options }) => options.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test('no result makes no group', () => {
  expect(typedGroups(empty, t)).toEqual([])
})

test('a term and one result lead to the results page', () => {
  const groups = typedGroups({ ...empty, terms: ['whey isolado'], total: 1 }, t)
  expect(groups.flatMap(({ options }) => options)).toMatchObject([
    { href: '/busca?busca=whey+isolado', term: 'whey isolado' },
    { href: '/busca?busca=whey', term: 'whey', label: 'Ver 1 resultado' }
  ])
})

test('recent searches and the showcase stand before typing, where there are any', () => {
  expect(idleGroups([], null, t)).toEqual([])
  const groups = idleGroups(['omega'], { title: '', products: [product] }, t)
  expect(groups.map(({ title }) => title)).toEqual(['Buscas recentes', 'Mais procurados'])
  expect(idleGroups([], { title: 'Em alta', products: [product] }, t).map(({ title }) => title)).toEqual(['Em alta'])
})

test('arrow keys cycle through the options and the field', () => {
  expect([nextIndex(-1, 1, 3), nextIndex(2, 1, 3), nextIndex(-1, -1, 3), nextIndex(0, -1, 3)]).toEqual([0, -1, 2, -1])
  expect(nextIndex(-1, 1, 0)).toBe(-1)
})
