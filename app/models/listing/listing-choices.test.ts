import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterIds, isChosen, toggleHref } from './listing-choices.ts'

const PATH = '/vitaminas'
const page = (search: string) => ({ path: PATH, search })

test('a query filters by ids of lists and by single values, and not by what changes the look', () => {
  expect(filterIds('?busca=whey&marca=3,12&preco=20-80&filtro=&order=x&ipp=24&exibicao=lista&pg=2')).toEqual([
    'marca=3',
    'marca=12',
    'preco=20-80'
  ])
})

test('a link made for an earlier state of the page changes the present state in the same way', () => {
  const arco = { href: '/vitaminas?marca=12' }
  expect(toggleHref(arco, '', page('?marca=7&order=x&pg=3'))).toBe('/vitaminas?marca=7,12&order=x')
  expect(toggleHref(arco, '', page('?marca=7,12'))).toBe('/vitaminas?marca=7')
  const active = { href: '/vitaminas?marca=7', active: true } as const
  expect(toggleHref(active, '?marca=7,12', page('?marca=12&atributo=4'))).toBe('/vitaminas?atributo=4')
})

test('a price, a discount and a category have one choice each', () => {
  expect(toggleHref({ href: '/vitaminas?preco=0-50' }, '', page('?preco=50-80'))).toBe('/vitaminas?preco=0-50')
  expect(toggleHref({ href: '/busca?categoria=3' }, '', { path: '/busca', search: '?categoria=9' })).toBe(
    '/busca?categoria=3'
  )
})

test('a choice replaces another where the API does so', () => {
  const other = { href: '/vitaminas?marca=7' }
  expect(toggleHref(other, '?marca=12', page('?marca=12&filtro=3'))).toBe('/vitaminas?marca=7&filtro=3')
})

test('a value whose link changes nothing stays as the API says', () => {
  expect(isChosen({ href: '/vitaminas', active: true }, '', [])).toBe(true)
  expect(isChosen({ href: '/vitaminas' }, '', [])).toBe(false)
})

test('choosing twice restores the choices, and the address says what is chosen', () => {
  const key = fc.constantFrom('marca', 'filtro', 'atributo')
  const ids = fc.uniqueArray(fc.tuple(key, fc.integer({ min: 1, max: 30 })), { selector: String })
  const search = ids.map(all => {
    const query = new URLSearchParams()
    for (const [name, id] of all.toSorted((a, b) => a[1] - b[1]))
      query.set(name, [query.get(name), id].filter(Boolean).join(','))
    return query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : ''
  })
  fc.assert(
    fc.property(search, key, fc.integer({ min: 31, max: 60 }), (before, name, id) => {
      const value = { href: `${PATH}?${name}=${id}` }
      const on = toggleHref(value, '', page(before)).slice(PATH.length)
      const off = toggleHref(value, '', page(on)).slice(PATH.length)
      expect(filterIds(on).toSorted()).toEqual([...filterIds(before), `${name}=${id}`].toSorted())
      expect(isChosen(value, '', filterIds(on))).toBe(true)
      expect(filterIds(off).toSorted()).toEqual(filterIds(before).toSorted())
    })
  )
})
