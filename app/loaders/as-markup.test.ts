import { expect, test } from 'vitest'
import { REQUEST } from '../../tests/support/request-scope.ts'
import { asMarkup } from './as-markup.server.ts'

const transport = async () => ({ ok: true, data: null }) as const
const scope = { ...REQUEST, transport, personalTransport: transport }
const views = { products: ['whey'] }

test('a document renders its views, and does not serialize them', () => {
  const page = { views: asMarkup({ ...scope, isDocument: true }, views) }
  expect({ ...page }.views.products).toBe(views.products)
  expect(JSON.stringify(page)).toBe('{"views":{}}')
})

test('a client navigation gets the views as data', () => {
  expect(asMarkup(scope, views)).toEqual(views)
})
