import type { CategoryRow, CategoryTree } from '../queries/categories.ts'
import type { Facets } from '../queries/facets.ts'
import { filtered, type ListingPlace } from './listing-links.ts'
import { categoryRoute, linkTo } from './routes.ts'

/** On a category's own page: links to neighbouring categories, without empty ones. */
export function categoryPlaces({ pages }: Facets, { origin }: ListingPlace, tree: CategoryTree, current: number) {
  const chain = tree.chainOf(current)
  const siblings = tree.childrenOf(chain.at(-1)?.parent_id ?? null).filter(row => row.id !== current)
  const node = (row: CategoryRow) => ({
    ...nodeOf(row, row.id === current, pages.get(row.id) ?? 0),
    ...linkTo(categoryRoute(row.path), origin)
  })
  const filled = (rows: CategoryRow[]) => rows.filter(row => pages.has(row.id)).map(node)
  return {
    niveisAnteriores: chain.slice(0, -1).map(node),
    atual: chain.slice(-1).map(node),
    irmas: filled(siblings),
    filhas: filled(tree.childrenOf(current))
  }
}

/** On other listings: filters for one category at a time. */
export function categoryChoices({ categories, without }: Facets, place: ListingPlace, tree: CategoryTree) {
  const chosen = place.request.filters.category
  const chain = chosen === null ? [] : tree.chainOf(chosen)
  const node = (row: CategoryRow) => {
    const active = row.id === chosen
    const count = active ? without.category : (categories.get(row.id) ?? 0)
    return { ...nodeOf(row, active, count), ...filtered(place, { category: active ? null : row.id }) }
  }
  const filled = (rows: CategoryRow[]) => rows.filter(row => categories.has(row.id)).map(node)
  return {
    niveisAnteriores: filled(chain.slice(0, -1)),
    atual: chain.slice(-1).map(node),
    irmas: [],
    filhas: filled(tree.childrenOf(chain.at(-1)?.id ?? null))
  }
}

function nodeOf(row: CategoryRow, active: boolean, count: number) {
  return { id: row.id, nome: row.name, nivel: row.depth + 1, ativo: active, quantidade: count }
}
