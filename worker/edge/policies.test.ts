import { expect, test } from 'vitest'
import { policies, policyFor } from './policies'

const policy = (path: string, query = '') => policyFor(path, new URLSearchParams(query))

test('what a page is made of is cached, by what it is', () => {
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

test('what invented queries could multiply is asked each time', () => {
  expect(policy('struct/menus/rodape-principal', 'x=1')).toBeNull()
  expect(policy('url/sitemap', 'offset=0&x=1')).toBeNull()
  expect(policy('brands', 'ativo=true&x=1')).toBeNull()
  expect(policy('url/product/listing/category', 'url=/vitaminas%3Fmarca%3D7&offset=0&limit=12')).toBeNull()
  expect(policy('url/product/listing/search', 'busca=creatina')).toBeNull()
})

test('nothing of a shopper is cached', () => {
  for (const path of ['checkout/cart', 'checkout/user', 'wishlist', 'shipment/product']) expect(policy(path)).toBeNull()
})
