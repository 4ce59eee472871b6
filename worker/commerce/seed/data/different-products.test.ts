import { expect, test } from 'vitest'
import { withDifferentProducts } from './different-products.ts'
import { showcases } from './showcases.ts'

const chosen = withDifferentProducts(showcases).filter(({ name }) => name !== 'menu-search-showcase')

test('the showcases of home hold different products', () => {
  const slugs = chosen.flatMap(showcase => showcase.slugs ?? [])
  expect(slugs.length).toBeGreaterThan(120)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) < index)).toEqual([])
})

test('each is long enough to scroll, and the first has the best sellers', () => {
  for (const { name, slugs } of chosen) expect(slugs?.length, name).toBeGreaterThan(5)
  const [first] = chosen
  expect(first?.slugs?.[0]).toBe('whey-protein-concentrado-900-g-arco-forte')
})
