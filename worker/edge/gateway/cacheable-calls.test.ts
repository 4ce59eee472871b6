import fc from 'fast-check'
import { expect, test } from 'vitest'
import { policies } from '../../../app/contract/cache-policies.ts'

import { cachingOf, findEndpoint, isKnownName } from './match-endpoint.ts'

function caching(path: string, query: string | URLSearchParams = '') {
  const endpoint = findEndpoint('GET', path)
  return endpoint ? cachingOf(endpoint, path, new URLSearchParams(query)) : null
}

const policy = (...call: Parameters<typeof caching>) => caching(...call)?.policy ?? null
const asked = (...call: Parameters<typeof caching>) => {
  const query = caching(...call)?.query
  return query ? decodeURIComponent(query.toString()) : null
}

test('the calls of a page are cached by kind', () => {
  expect(policy('struct/menus/rodape-principal')).toBe(policies.editorial)
  expect(policy('struct/popup/home')).toBe(policies.editorial)
  expect(policy('brands', 'ativo=true')).toBe(policies.editorial)
  expect(policy('url/list/listing', 'url=/lista&offset=12&limit=12')).toBe(policies.editorial)
  expect(policy('marketplace/seller/seiva-centro')).toBe(policies.editorial)
  expect(policy('url/sitemap', 'offset=0&limit=1000')).toBe(policies.editorial)
  expect(policy('showcase/products/first-showcase')).toBe(policies.catalogue)
  expect(policy('url/verify', 'url=/vitaminas')).toBe(policies.resolver)
  expect(policy('url/product/listing/category', 'url=/vitaminas?pg=2&offset=12&limit=12&order=Popularidade')).toBe(
    policies.catalogue
  )
})

const LISTING = 'url/product/listing/category'

test('calls that ask for something else too are not cached', () => {
  expect(policy('showcase/products/first-showcase', 'limit=4')).toBeNull()
  expect(policy('showcase/banners/full-banner', 'idNivel=7')).toBeNull()
  expect(policy('marketplace/product/7', 'cep=01310100')).toBeNull()
  expect(policy(LISTING, 'url=/vitaminas%3Fmarca%3D7&offset=0&limit=12')).toBeNull()
  expect(policy(LISTING, 'url=/vitaminas&marca=7')).toBeNull()
  expect(policy('url/product/listing/search', 'busca=creatina')).toBeNull()
  expect(policy('evaluations/product', 'idProduto=7&offset=10&limit=10')).toBeNull()
  expect(policy('evaluations/product', 'idProduto=7&offset=0&limit=10&nota=5')).toBeNull()
  expect(policy('url/home', 'url=/x1')).toBeNull()
  expect(policy('url/list/listing', 'url=/x1&offset=0&limit=12')).toBeNull()
})

test.each([
  '',
  'offset=0&limit=12&order=Popularidade',
  'order=popularidade&limit=012&offset=000',
  'offset=0&x=1',
  'limit=12&constructor=1&utm=2'
])('one page of a listing is one call and one key: %s', query => {
  for (const url of ['/vitaminas', '/vitaminas?pg=1', '/vitaminas?ipp=12&pg=001', '/vitaminas?x=1&order=POPULARIDADE'])
    expect(asked(LISTING, `url=${encodeURIComponent(url)}&${query}`)).toBe(
      'url=/vitaminas&offset=0&limit=12&order=Popularidade'
    )
})

test('no spelling of a number, a name or an order is another call', () => {
  expect(asked('struct/menus/rodape-principal', 'x=1')).toBe('')
  expect(asked('url/sitemap', 'limit=1000&x=1&offset=00')).toBe('offset=0&limit=1000')
  expect(asked('brands', 'x=1&ativo=1')).toBe('ativo=true')
  expect(asked('evaluations/product', 'limit=010&offset=0&idProduto=7')).toBe('idProduto=7&offset=0&limit=10')
  expect(policy('evaluations/product', 'idProduto=007&offset=0&limit=10')).toBeNull()
  expect(findEndpoint('GET', 'marketplace/product/007')).toBeNull()
  for (const url of ['/vitaminas?pg=1?x', '/Vitaminas', '/vitaminas/', '//vitaminas', '/vitaminas?pg=1&pg=1'])
    expect([url, policy(LISTING, new URLSearchParams({ url }))]).toEqual([url, null])
  for (const query of ['url=/vitaminas&url=/x', 'url=/vitaminas&limit=12&limit=12', 'url=/vitaminas&offset=7'])
    expect([query, policy(LISTING, query)]).toEqual([query, null])
})

test('what was asked for is asked for, in whatever spelling', () => {
  const spelled = (number: number) => fc.nat(2).map(zeros => '0'.repeat(zeros) + number)
  const orders = ['Popularidade', 'Menor Preço', 'Maior Preço', 'Favoritos']
  const call = fc
    .tuple(fc.constantFrom(8, 12, 60), fc.integer({ min: 1, max: 99 }), fc.constantFrom(...orders))
    .chain(([size, page, order]) =>
      fc.record({
        is: fc.constant(`url=/vitaminas&offset=${(page - 1) * size}&limit=${size}&order=${order}`),
        offset: spelled((page - 1) * size),
        limit: spelled(size),
        order: fc.constantFrom(order, order.toLowerCase(), order.replaceAll(' ', '')),
        pg: fc.option(spelled(page), { nil: null })
      })
    )
  fc.assert(
    fc.property(call, fc.stringMatching(/^[g-k]{0,4}$/), ({ is, pg, ...said }, extra) => {
      const url = pg === null ? '/vitaminas' : `/vitaminas?${extra}&pg=${pg}`
      expect(asked(LISTING, new URLSearchParams({ [`x${extra}`]: '1', ...said, url }))?.replaceAll('+', ' ')).toBe(is)
    })
  )
})

test('nothing of a shopper is cached', () => {
  for (const path of ['checkout/cart', 'checkout/user', 'wishlist', 'shipment/product']) expect(policy(path)).toBeNull()
})

test('a name in another spelling is not cached', () => {
  expect(policy('showcase/products/first-showcase')).toBe(policies.catalogue)
  expect(policy('showcase/products/First-Showcase')).toBeNull()
})

function isKnown(path: string): boolean {
  const endpoint = findEndpoint('GET', path)
  return endpoint !== null && isKnownName(endpoint, path)
}

test('a row with names knows only the store’s', () => {
  const known = ['showcase/banners/video-showcase', 'showcase/products/menu-search-showcase', 'struct/menus/pitch-bar']
  expect(known.filter(path => !isKnown(path))).toEqual([])
  expect(['struct/menus/invented', 'struct/popup/home'].filter(isKnown)).toEqual([])
  expect(isKnown('settings')).toBe(true)
})
