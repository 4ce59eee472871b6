import { expect, test } from 'vitest'
import { readReviewQuery, reviewsHref } from './review-query.ts'

test('a query asks for a page and for a number of stars', () => {
  expect(readReviewQuery(new URLSearchParams('avaliacoes=2&nota=4'))).toEqual({ page: 2, rating: 4 })
})

test.each(['', 'avaliacoes=0&nota=6', 'avaliacoes=-1&nota=x', 'avaliacoes=1e3&nota=', 'avaliacoes=9999&nota=55'])(
  'what makes no sense is the first page of all: %s',
  query => {
    expect(readReviewQuery(new URLSearchParams(query))).toEqual({ page: 1, rating: 0 })
  }
)

test('a link keeps the rest of the query', () => {
  expect(reviewsHref('?atributo=41&nota=3', { page: 2, rating: 5 })).toBe('?atributo=41&nota=5&avaliacoes=2#avaliacoes')
  expect(reviewsHref('?nota=3&avaliacoes=4', { page: 1, rating: 0 })).toBe('?#avaliacoes')
})
