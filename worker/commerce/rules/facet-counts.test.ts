import { describe, expect, it } from 'vitest'
import { FacetCounts } from './facet-counts.ts'

// Ten products pass everything; four miss only the brand filter (bit 1), three only filter group 3 (bit 2).
const row = (part: string, id: number, missed: number, n: number) => ({ part, id, missed, n, low: 0, high: 0 })
const counts = new FacetCounts(
  [
    row('total', 0, 0, 10),
    row('total', 0, 1, 4),
    row('total', 0, 2, 3),
    row('brand', 7, 0, 6),
    row('brand', 8, 0, 4),
    row('brand', 9, 1, 4),
    row('filter', 30, 0, 8),
    row('filter', 31, 0, 9),
    row('filter', 32, 0, 2),
    row('filter', 32, 2, 3),
    row('filter-alone', 30, 0, 1),
    row('filter-alone', 31, 0, 2)
  ],
  ['brand', 'filter:3']
)
const brands = { part: 'brand', facet: 'brand', chosen: [7, 8] } as const
const values = { part: 'filter', facet: 'filter:3', chosen: [30, 31] } as const

describe('the count of a value', () => {
  it('is the number of products that it adds to the choice', () => {
    expect(counts.behind(brands, 9)).toBe(14)
    expect(counts.behind(values, 32)).toBe(13)
  })

  it('is, when active, the number of products that the others of its group allow', () => {
    expect(counts.behind(brands, 7)).toBe(4)
    expect(counts.behind(values, 31)).toBe(8)
  })

  it('is, when the only one, the number of products without the filter', () => {
    expect(counts.behind({ ...brands, chosen: [7] }, 7)).toBe(14)
    expect(counts.without('filter:3')).toBe(13)
  })

  it('is the number of products that have it where its group is not filtered', () => {
    expect(counts.behind({ part: 'filter', facet: 'filter:4', chosen: [] }, 32)).toBe(2)
  })
})
