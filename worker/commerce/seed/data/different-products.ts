import type { SeedProduct, SeedShowcase } from '../types.ts'
import { matchRule } from './content/matches.ts'

/** Stands on every page, beside whatever home shows. */
const APART = 'menu-search-showcase'

/**
 * Chooses the products of home's showcases by their rules so that none stands in two: the first one takes the best sellers, then
 * those choose that have the fewest to choose from, which may become shorter. The rules stay, for what is sold out.
 */
export function withDifferentProducts(showcases: readonly SeedShowcase[]): SeedShowcase[] {
  const [first, ...others] = showcases.filter(({ name }) => name !== APART)
  const narrowFirst = others.toSorted((a, b) => choiceOf(a) - choiceOf(b))
  const taken = new Set<string>()
  const chosen = new Map<string, string[]>()
  for (const showcase of first ? [first, ...narrowFirst] : []) {
    const slugs = candidates(showcase)
      .filter(slug => !taken.has(slug))
      .slice(0, showcase.limit)
    for (const slug of slugs) taken.add(slug)
    chosen.set(showcase.name, slugs)
  }
  return showcases.map(showcase => {
    const slugs = chosen.get(showcase.name)
    return slugs ? { ...showcase, slugs, limit: slugs.length } : showcase
  })
}

/** How many more there are than it shows. */
function choiceOf(showcase: SeedShowcase): number {
  return candidates(showcase).length - showcase.limit
}

/** What was chosen by hand, then what the rule finds, in its order. */
function candidates({ slugs = [], rule }: SeedShowcase): string[] {
  const found = rule ? matchRule(rule).toSorted(orders[rule.order]) : []
  return [...new Set([...slugs, ...found.map(({ slug }) => slug)])]
}

type Order = (a: SeedProduct, b: SeedProduct) => number

const byPopularity: Order = (a, b) => b.popularity - a.popularity || a.id - b.id

/** As the backend orders: see `queries/showcase.ts`. */
const orders: Record<NonNullable<SeedShowcase['rule']>['order'], Order> = {
  popularity: byPopularity,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
  discount: (a, b) => discountOf(b) - discountOf(a) || byPopularity(a, b),
  rating: (a, b) => b.rating.average - a.rating.average || b.rating.count - a.rating.count || byPopularity(a, b),
  'price-low': (a, b) => a.priceCents - b.priceCents || a.id - b.id
}

function discountOf({ priceCents, listPriceCents }: SeedProduct): number {
  return listPriceCents > priceCents ? Math.round((1 - priceCents / listPriceCents) * 100) : 0
}
