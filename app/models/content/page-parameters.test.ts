import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ATTRIBUTE_FIELD } from '../../sections/product-detail/offer.ts'
import { ANSWERED_FIELD } from '../../sections/product-detail/product-forms.ts'
import { RATING_FIELD, reviewsHref } from '../../sections/product-detail/reviews/review-query.ts'
import { KEPT_WHEN_CLEARED } from '../listing/listing-links.ts'
import { PRICE_FIELDS } from '../listing/listing-price.ts'
import { COMPARE_FIELD } from '../product/compare-link.ts'
import { withoutUnknown } from './page-parameters.ts'

const FIELDS = [RATING_FIELD, ATTRIBUTE_FIELD, ANSWERED_FIELD, COMPARE_FIELD, ...KEPT_WHEN_CLEARED]

test.each([...FIELDS, ...Object.values(PRICE_FIELDS), 'marca', 'filtro', 'pg', 'debug', 'key', '_routes'])(
  '%s is read by a page',
  name => {
    expect(withoutUnknown(`?x=1&${name}=2`)).toBe(`?${name}=2`)
  }
)

test('the links of reviews are read by the product page', () => {
  const [search] = reviewsHref('', { page: 2, rating: 5, withPhotos: true }).split('#')
  expect(withoutUnknown(search ?? '')).toBe(search)
})

test.each([
  ['?x=1', ''],
  ['?x', ''],
  ['?', ''],
  ['', ''],
  ['?__proto__=1&constructor=2', ''],
  ['?order=Menor+Pre%C3%A7o&x=1&pg=2', '?order=Menor+Pre%C3%A7o&pg=2'],
  ['?%70g=2&%ff=1', '?%70g=2'],
  ['?pg=2&pg=3', '?pg=2&pg=3']
])('%s is %s', (search, known) => {
  expect(withoutUnknown(search)).toBe(known)
})

test('an address without its unknown parameters has none', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), query => {
      const known = withoutUnknown(`?${query}`)
      expect(withoutUnknown(known)).toBe(known)
    })
  )
})
