import { expect, test } from 'vitest'
import { type StaticViews, toData } from './static-views'

test('a document keeps the view for its render, a client navigation gets it as data', () => {
  const views: StaticViews = {}
  expect(toData(views, 'products', [])).toBeNull()
  expect(views).toEqual({ products: [] })
  expect(toData(undefined, 'products', [])).toEqual([])
})
