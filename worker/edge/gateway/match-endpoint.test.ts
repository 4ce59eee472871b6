import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ApiCall } from '../../../app/api/client.ts'
import { endpoints, type Row } from '../../../app/contract/endpoints.ts'
import source from '../../../tests/contract/openapi.yaml?raw'
import { findEndpoint, findEndpoints } from './match-endpoint.ts'

const METHODS = ['get', 'post', 'put', 'delete']
const paths: Record<string, object> = parse(source).paths

test('the table has every operation of the contract, and no other', () => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter(key => METHODS.includes(key))
      .map(method => `${method.toUpperCase()} ${path.replace('/v2/front/', '')}`)
  )
  expect(operations.length).toBeGreaterThan(50)
  expect(Object.keys(endpoints).toSorted()).toEqual(operations.toSorted())
})

test('only the sitemap is kept from browsers', () => {
  const closed = Object.entries<Row>(endpoints).filter(([, { browser }]) => browser === false)
  expect(closed.map(([name]) => name)).toEqual(['GET url/sitemap'])
})

test('a call is found by method and path', () => {
  expect(findEndpoint('GET', 'showcase/products/first-showcase')?.name).toBe('GET showcase/products/{name}')
  expect(findEndpoint('GET', 'showcase/instagram')?.name).toBe('GET showcase/instagram')
  expect(findEndpoint('POST', 'evaluations/store/add/b7d1c0')?.limit).toBe('code')
  expect(findEndpoints('checkout/cart').map(({ method }) => method)).toEqual(['GET', 'POST', 'PUT', 'DELETE'])
})

test.each([
  'settings/',
  'Settings',
  'unknown',
  '',
  'showcase/products/',
  'showcase/products/a/b',
  'showcase/products/a.b',
  'marketplace/product/x',
  'evaluations/store/add/..',
  'evaluations/store/add/%2e%2e',
  `struct/menus/${'a'.repeat(81)}`
])('%s is no call', path => {
  expect(findEndpoints(path)).toEqual([])
})

test('a call without a row cannot be written', () => {
  // @ts-expect-error
  const unknown: ApiCall = { method: 'GET', path: 'checkout/invented' }
  // @ts-expect-error
  const otherMethod: ApiCall = { method: 'DELETE', path: 'settings' }
  const written: ApiCall = { method: 'GET', path: 'struct/menus/pitch-bar' }
  expect([unknown, otherMethod, written].map(({ method, path }) => findEndpoint(method, path)?.name)).toEqual([
    undefined,
    undefined,
    'GET struct/menus/{name}'
  ])
})
