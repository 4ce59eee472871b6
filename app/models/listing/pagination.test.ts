import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPages, offsetOf, pageLinks, pageWindow, readPaging } from './pagination.ts'

test('page and page count must be numbers', () => {
  expect(() => pageLinks('1', 3)).toThrow('"pg" deve ser do tipo number')
  expect(() => pageLinks(1, '3')).toThrow('"qtdPages" deve ser do tipo number')
  expect(() => pageLinks(undefined, undefined)).toThrow('"pg" deve ser do tipo number')
})

test('the first page has no previous link and the last no next one', () => {
  expect(pageLinks(1, 3)).toEqual({ previous: null, next: 2 })
  expect(pageLinks(3, 3)).toEqual({ previous: 2, next: null })
  expect(pageLinks(0, 0)).toEqual({ previous: null, next: null })
})

test('the page count is the ceiling, and 0 when not finite', () => {
  expect([countPages(27, 12), countPages(24, 12), countPages(0, 12)]).toEqual([3, 2, 0])
  expect([countPages(5, 0), countPages(Number.NaN, 12)]).toEqual([0, 0])
})

test('page links, offset and count agree', () => {
  const input = fc.record({
    total: fc.nat(5000),
    limit: fc.integer({ min: 1, max: 60 }),
    page: fc.integer({ min: 1, max: 200 })
  })
  fc.assert(
    fc.property(input, ({ total, limit, page }) => {
      const count = countPages(total, limit)
      const { previous, next } = pageLinks(page, count)
      expect(next !== null).toBe(offsetOf({ page, limit }) + limit < total)
      expect(previous !== null).toBe(page > 1)
      expect((count - 1) * limit < total || total === 0).toBe(true)
    })
  )
})

test('the page window is in order, has both ends, and its gaps hide at least two pages', () => {
  expect(pageWindow(6, 20)).toEqual([1, null, 5, 6, 7, null, 20])
  expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(1, 0)).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), fc.nat(80), (page, count) => {
      const pages = pageWindow(page, count).filter(shown => shown !== null)
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b))
      if (count > 0) expect([pages[0], pages.at(-1)]).toEqual([1, count])
    })
  )
})

test('pg and ipp are clamped for any input', () => {
  expect(readPaging(new URLSearchParams('pg=3&ipp=24'))).toEqual({ page: 3, limit: 24 })
  expect(readPaging(new URLSearchParams('pg=-1&ipp=0'))).toEqual({ page: 1, limit: 12 })
  expect(readPaging(new URLSearchParams('pg=1e9&ipp=999'), 18)).toEqual({ page: 1, limit: 60 })
  expect(readPaging(new URLSearchParams('pg=99999999999&ipp=99999999999'))).toEqual({ page: 1000, limit: 60 })
  fc.assert(
    fc.property(fc.string(), fc.string(), (pg, ipp) => {
      const { page, limit } = readPaging(new URLSearchParams({ pg, ipp }))
      expect(Number.isInteger(page) && page >= 1 && page <= 1000).toBe(true)
      expect(Number.isInteger(limit) && limit >= 1 && limit <= 60).toBe(true)
    })
  )
})
