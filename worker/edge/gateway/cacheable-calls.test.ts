import { expect, test } from 'vitest'
import { policies } from '../../../app/contract/cache-policies'

import { findEndpoint, isKnownName, policyFor } from './match-endpoint'

function policy(path: string, query: string | URLSearchParams = '') {
  const endpoint = findEndpoint('GET', path)
  return endpoint && policyFor(endpoint, path, new URLSearchParams(query))
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

test('calls with arbitrary queries are not cached', () => {
  expect(policy('struct/menus/rodape-principal', 'x=1')).toBeNull()
  expect(policy('url/sitemap', 'offset=0&x=1')).toBeNull()
  expect(policy('brands', 'ativo=true&x=1')).toBeNull()
  expect(policy('url/product/listing/category', 'url=/vitaminas%3Fmarca%3D7&offset=0&limit=12')).toBeNull()
  expect(policy('url/product/listing/search', 'busca=creatina')).toBeNull()
})

test('no more than one spelling of a call is cached', () => {
  const listing = (url: string) =>
    policy(
      'url/product/listing/category',
      new URLSearchParams({ url, offset: '0', limit: '12', order: 'Popularidade' })
    )
  expect(listing('/vitaminas?pg=1')).toBe(policies.catalogue)
  for (const url of ['/vitaminas?pg=1?x', '/vitaminas?order=%50opularidade', '/Vitaminas', '/vitaminas?pg=1&pg=1'])
    expect([url, listing(url)]).toEqual([url, null])
  expect(policy('url/home', 'url=/x1')).toBeNull()
  expect(policy('url/list/listing', 'url=/x1&offset=0&limit=12')).toBeNull()
  expect(policy('evaluations/product', 'idProduto=7&offset=0&limit=10')).toBe(policies.catalogue)
  expect(policy('evaluations/product', 'idProduto=7&offset=10&limit=10')).toBeNull()
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
