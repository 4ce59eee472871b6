import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { KEPT_WHEN_CLEARED } from '../../../app/models/listing/listing-links.ts'
import { PRICE_FIELDS } from '../../../app/models/listing/listing-price.ts'
import { COMPARE_FIELD } from '../../../app/models/product/compare-link.ts'
import { RECOVER_FIELD, RETURN_FIELD, TOKEN_FIELD } from '../../../app/models/shopper/account-paths.ts'
import { ATTRIBUTE_FIELD } from '../../../app/sections/product-detail/offer.ts'
import { ANSWERED_FIELD } from '../../../app/sections/product-detail/product-forms.ts'
import { RATING_FIELD, reviewsHref } from '../../../app/sections/product-detail/reviews/review-query.ts'
import type { EdgeEnv } from '../types.ts'
import { knownParameters, knownQuery } from './known-parameters.ts'

test.each([
  ['/whey', [RATING_FIELD, ATTRIBUTE_FIELD, ANSWERED_FIELD]],
  ['/vitaminas', [...KEPT_WHEN_CLEARED, ...Object.values(PRICE_FIELDS), 'marca', 'filtro', 'pg']],
  ['/marcas/serra-alta', [...KEPT_WHEN_CLEARED, 'preco', 'pg']],
  ['/vendedor/loja', [...KEPT_WHEN_CLEARED, 'preco', 'pg']],
  ['/lista/treino', [...KEPT_WHEN_CLEARED, 'preco', 'pg']],
  ['/lista', ['pg', 'ipp']],
  ['/busca', ['busca', 'q', 'marca', 'pg', ...Object.values(PRICE_FIELDS)]],
  ['/marcas', ['busca']],
  ['/comparar', [COMPARE_FIELD]],
  ['/pagina/avaliacao-de-loja', ['key']],
  ['/sem-conexao', ['idioma']],
  ['/checkout/acesso', [RETURN_FIELD, RECOVER_FIELD]],
  ['/checkout/nova-senha', [TOKEN_FIELD]],
  ['/', ['debug', 'index', '_routes']]
])('%s reads %j', (pathname, names) => {
  for (const name of names)
    expect([name, knownQuery({ pathname, search: `?x=1&${name}=2` })]).toEqual([name, `?${name}=2`])
})

test.each(['/', '/_.data', '/vitaminas', '/vitaminas.data'])(
  '%s is asked for without an invented parameter',
  async path => {
    const shop = new Hono<EdgeEnv>().use(knownParameters).get('*', c => c.text(new URL(c.req.url).search))
    expect(await (await shop.request(`${path}?x=1&_routes=a`)).text()).toBe('?_routes=a')
  }
)

test('a parameter of another page is dropped', () => {
  expect(knownQuery({ pathname: '/pagina/contato', search: '?pg=2' })).toBe('')
  expect(knownQuery({ pathname: '/', search: '?nota=5&busca=whey' })).toBe('')
})

test('the checkout of the demonstration keeps every parameter', () => {
  expect(knownQuery({ pathname: '/checkout/carrinho', search: '?x=1' })).toBe('?x=1')
})

test('the links of reviews are read by the product page', () => {
  const [search = ''] = reviewsHref('', { page: 2, rating: 5, withPhotos: true }).split('#')
  expect(knownQuery({ pathname: '/whey', search })).toBe(search)
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
  expect(knownQuery({ pathname: '/vitaminas', search })).toBe(known)
})

test('an address without its unknown parameters has none', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), query => {
      const known = knownQuery({ pathname: '/vitaminas', search: `?${query}` })
      expect(knownQuery({ pathname: '/vitaminas', search: known })).toBe(known)
    })
  )
})
