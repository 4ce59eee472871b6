import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clearHref,
  filterHref,
  isFiltered,
  isListView,
  pageHref,
  priceHref,
  viewHref,
  withoutView
} from './listing-links.ts'
import { choosePrice, NO_END, readAmount, readPrice, readPriceForm, withoutPriceForm } from './listing-price.ts'

const bounds = { min: 20, max: 300 }

test('a price choice is ordered and kept within the bounds, and the whole range is no choice', () => {
  expect(choosePrice({ from: 50, to: 80 }, bounds)).toEqual({ from: 50, to: 80 })
  expect(choosePrice({ from: 80, to: 50 }, bounds)).toEqual({ from: 50, to: 80 })
  expect(choosePrice({ from: 1, to: 80 }, bounds)).toEqual({ from: 20, to: 80 })
  expect(choosePrice({ from: 50, to: 9000 }, bounds)).toEqual({ from: 50, to: 300 })
  expect(choosePrice({ from: null, to: 99.5 }, bounds)).toEqual({ from: 20, to: 100 })
  expect(choosePrice({ from: 20, to: 300 }, bounds)).toBeNull()
  expect(choosePrice({ from: null, to: null }, bounds)).toBeNull()
})

test('a choice at the end of an open range has no upper end', () => {
  expect(choosePrice({ from: 50, to: 300 }, { ...bounds, open: true })).toEqual({ from: 50, to: NO_END })
  expect(choosePrice({ from: 50, to: 299 }, { ...bounds, open: true })).toEqual({ from: 50, to: 299 })
})

test('any price choice is written to an address that is read back as the same choice', () => {
  const amount = fc.option(fc.oneof(fc.integer({ min: 0, max: 5000 }), fc.double({ min: 0, max: 5000, noNaN: true })))
  const limits = fc.record({ min: fc.nat(500), max: fc.integer({ min: 500, max: 3000 }) })
  fc.assert(
    fc.property(fc.record({ from: amount, to: amount }), limits, (wish, { min, max }) => {
      const choice = choosePrice(wish, { min, max })
      const href = priceHref({ path: '/x', search: '?marca=3&preco=1-2&pg=4' }, choice)
      expect(readPrice(href.slice(2))).toEqual(choice)
      expect(href.startsWith('/x?marca=3')).toBe(true)
      if (choice) expect(choice.from >= min && choice.to <= max && choice.from <= choice.to).toBe(true)
      if (choice) expect(choosePrice(choice, { min, max })).toEqual(choice)
    })
  )
})

test('an invalid price is ignored', () => {
  for (const text of ['', 'abc', '20', '-', '20-', '-80', '80-20', '1e3-2e3', '20-80-90', '20 - 80']) {
    expect(readPrice(`?${new URLSearchParams({ preco: text })}`)).toBeNull()
  }
  expect(readPrice('?preco=20.5-80')).toEqual({ from: 20.5, to: 80 })
})

test('the price form reads amounts as people write them', () => {
  expect([readAmount('20'), readAmount(' 20,50 '), readAmount('20.5')]).toEqual([20, 20.5, 20.5])
  expect([readAmount(''), readAmount(null), readAmount('x'), readAmount('-3')]).toEqual([null, null, null, null])
  expect(readPriceForm(new URLSearchParams('preco_de=20&preco_ate='))).toEqual({ from: 20, to: null })
  expect(readPriceForm(new URLSearchParams('preco=20-80'))).toBeNull()
})

test('the form and the slider lead to the same address', () => {
  const query = fc.uniqueArray(fc.constantFrom('marca=3,7', 'order=Menor+Pre%C3%A7o', 'preco=5-9', 'busca=whey+x'))
  fc.assert(
    fc.property(query, parts => {
      const search = parts.length > 0 ? `?${parts.join('&')}` : ''
      const sent = `?${[...parts, 'preco_de=30', 'preco_ate=90'].join('&')}`
      const choice = choosePrice({ from: 30, to: 90 }, bounds)
      expect(priceHref({ path: '/x', search: withoutPriceForm(sent) }, choice)).toBe(
        priceHref({ path: '/x', search }, choice)
      )
    })
  )
})

test('a query without the price form stays byte for byte', () => {
  fc.assert(fc.property(fc.webQueryParameters(), query => withoutPriceForm(`?${query}`) === `?${query}`))
})

test('clearing the filters keeps the search, the order and the page size', () => {
  const search = '?busca=whey&marca=3&preco=1-2&outro=9&order=x&ipp=24&pg=3'
  expect(clearHref({ path: '/busca', search })).toBe('/busca?busca=whey&order=x&ipp=24')
  fc.assert(
    fc.property(fc.webQueryParameters(), query => {
      const [, rest = ''] = clearHref({ path: '/x', search: `?${query}` }).split('?')
      expect(isFiltered(`?${rest}`, [...new URLSearchParams(query).keys()])).toBe(false)
    })
  )
})

test('a filter keeps the order and starts at the first page, whatever its link says', () => {
  const from = { path: '/x', search: '?order=Menor+Pre%C3%A7o&ipp=24&pg=3' }
  expect(filterHref(from, '/x?marca=3&pg=3#a')).toBe('/x?marca=3&order=Menor+Pre%C3%A7o&ipp=24')
  expect(filterHref(from, '/x?order=Favoritos')).toBe('/x?order=Favoritos&ipp=24')
  fc.assert(
    fc.property(fc.webQueryParameters(), query => {
      const href = filterHref(from, `/y?${query}`)
      expect(href.startsWith('/y?')).toBe(true)
      expect(new URLSearchParams(href.slice(3)).has('pg')).toBe(false)
      expect(filterHref(from, href)).toBe(href)
    })
  )
})

test('a page link changes only the page', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.integer({ min: 1, max: 900 }), (query, page) => {
      const there = pageHref({ path: '/x', search: `?${query}` }, page)
      const back = pageHref({ path: '/x', search: there.slice(2) }, 1)
      expect(back).toBe(pageHref({ path: '/x', search: `?${query}` }, 1))
    })
  )
})

test('filters and pages keep the view, which the API does not get', () => {
  const from = { path: '/x', search: '?marca=3&exibicao=lista&pg=2' }
  expect([isListView(from.search), isListView('?exibicao=x'), isListView('')]).toEqual([true, false, false])
  expect(viewHref(from, false)).toBe('/x?marca=3&pg=2')
  expect(viewHref({ path: '/x', search: '?pg=2' }, true)).toBe('/x?pg=2&exibicao=lista')
  expect(clearHref(from)).toBe('/x?exibicao=lista')
  expect(filterHref(from, '/x?marca=7')).toBe('/x?marca=7&exibicao=lista')
  expect(withoutView(from.search)).toBe('?marca=3&pg=2')
  expect(withoutView('?exibicao=lista')).toBe('')
  fc.assert(fc.property(fc.webQueryParameters(), query => withoutView(`?${query}`) === (query && `?${query}`)))
})

test('a query filters by the wire’s keys, or by those of the answer', () => {
  expect(isFiltered('?marca=3', [])).toBe(true)
  expect(isFiltered('?preco=20-80', [])).toBe(true)
  expect(isFiltered('?preco=abc', ['preco'])).toBe(false)
  expect(isFiltered('?categoria=3', [])).toBe(false)
  expect(isFiltered('?categoria=3', ['categoria'])).toBe(true)
  expect(isFiltered('?busca=x&order=y&ipp=3&pg=2&marca=', ['busca', 'order', 'marca'])).toBe(false)
})
