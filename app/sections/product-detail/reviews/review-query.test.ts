import { expect, test } from 'vitest'
import { FIRST_REVIEWS, readReviewQuery, reviewsHref } from './review-query.ts'

test('a review query has a page, a number of stars and reviews with photos', () => {
  const asked = { page: 2, rating: 4, withPhotos: false }
  expect(readReviewQuery(new URLSearchParams('avaliacoes=2&nota=4'))).toEqual(asked)
  expect(readReviewQuery(new URLSearchParams('fotos=1'))).toEqual({ page: 1, rating: 0, withPhotos: true })
})

test.each([
  '',
  'avaliacoes=0&nota=6',
  'avaliacoes=-1&nota=x',
  'avaliacoes=1e3&nota=',
  'avaliacoes=9999&nota=55&fotos=x'
])('an invalid review query is the first page of all: %s', query => {
  expect(readReviewQuery(new URLSearchParams(query))).toEqual(FIRST_REVIEWS)
})

test('a link to reviews keeps the rest of the query', () => {
  expect(reviewsHref('?atributo=41&nota=3', { page: 2, rating: 5, withPhotos: false })).toBe(
    '?atributo=41&nota=5&avaliacoes=2#avaliacoes'
  )
  expect(reviewsHref('?nota=3', { page: 2, rating: 0, withPhotos: true })).toBe('?fotos=1&avaliacoes=2#avaliacoes')
  expect(reviewsHref('?nota=3&avaliacoes=4&fotos=1', FIRST_REVIEWS)).toBe('?#avaliacoes')
})
