import { expect, test } from 'vitest'
import { type StaticViews, toData, toDataParts } from './static-views.ts'

test('a document keeps a view for its render, and a client navigation gets it as data', () => {
  const views: StaticViews = {}
  expect(toData(views, 'products', [])).toBeNull()
  expect(views).toEqual({ products: [] })
  expect(toData(undefined, 'products', [])).toEqual([])
})

test('a view’s cache keys are kept for documents only', () => {
  const views: StaticViews = {}
  toData(views, 'questions', [], ['a'])
  toData(views, 'trust', null, ['b'])
  toData(views, 'offers', [])
  expect(views.shows).toEqual({ questions: ['a'], trust: ['b'] })
})

test('a document has no data of several views', () => {
  const views: StaticViews = { shows: { shell: ['a'] } }
  expect(toDataParts(views, { questions: [], products: [] }, { questions: ['b'] })).toEqual({})
  expect(views).toEqual({ questions: [], products: [], shows: { shell: ['a'], questions: ['b'] } })
  expect(toDataParts(undefined, { questions: [] })).toEqual({ questions: [] })
})
