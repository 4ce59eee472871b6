import { expect, test } from 'vitest'
import { routerRequest } from './router-request.ts'

const seen = (headers: HeadersInit) =>
  Object.fromEntries(routerRequest(new Request('https://loja.example/x', { headers })).headers)

test('the router’s own headers are dropped', () =>
  expect(seen({ 'X-React-Router-Request': '1', accept: '*/*' })).toEqual({ accept: '*/*' }))

test('a null origin becomes the store’s own, any other stays', () => {
  expect(seen({ origin: 'null' })).toEqual({ origin: 'https://loja.example' })
  expect(seen({ origin: 'https://other.example' })).toEqual({ origin: 'https://other.example' })
})
