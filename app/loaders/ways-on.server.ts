import { fetchListing } from '../api/catalog'
import { fetchMenu, type MenuName } from '../api/menus'
import { settleWithin } from '../api/settle-within'
import { mapContext, type RequestScope } from '../context'
import type { MenuItem } from '../models/content/menu'
import type { Chip } from '../models/listing/facets'
import type { Listing, ListingRequest } from '../models/listing/listing'
import { nearestNames, type WayOn } from '../models/listing/nearest-names'

/** Maximum number of links. */
const MAX_WAYS = 6
/** Maximum number of filters to probe: one small API call each. */
const MAX_FILTERS = 3
/** The shell requests the same menus. */
const MENU_MS = 300

/**
 * Links of an empty listing: without one of its filters, otherwise places named like the search, otherwise departments.
 */
export async function waysFromListing(
  scope: RequestScope,
  request: ListingRequest,
  { products, filtered, chips, term }: Listing
): Promise<WayOn[] | null> {
  if (products.length > 0) return null
  return filtered ? withoutOneFilter(scope, request, chips) : waysByName(scope, term)
}

/** The departments and brands whose names resemble `term`, otherwise the departments. */
export async function waysByName(scope: RequestScope, term: string): Promise<WayOn[]> {
  const context = mapContext(scope)
  const menu = async (name: MenuName) => {
    const result = await fetchMenu(scope.transport, name, context)
    return result.ok ? result.data.items : []
  }
  const menus = await settleWithin({ main: menu('menu-principal'), brands: menu('menu-marcas') }, MENU_MS)
  const [main, brands] = [menus.main, menus.brands].map(items => (items instanceof Promise ? [] : items))
  const near = nearestNames(term, [...placesOf(main ?? []), ...placesOf(brands ?? [])], MAX_WAYS)
  return near.length > 0 ? near : placesOf(main ?? [], 1).slice(0, MAX_WAYS)
}

function placesOf(items: readonly MenuItem[], depth = 4): WayOn[] {
  return items.flatMap(({ label, link, items: below = [] }) => [
    ...(link && !link.external ? [{ label, href: link.href }] : []),
    ...(depth > 1 ? placesOf(below, depth - 1) : [])
  ])
}

/** Sorted by the number of products without the filter. Links without products are kept only when all are empty. */
async function withoutOneFilter(scope: RequestScope, request: ListingRequest, chips: Chip[]): Promise<WayOn[]> {
  const ways = await Promise.all(chips.slice(-MAX_FILTERS).map(chip => withoutFilter(scope, request, chip)))
  const useful = ways.filter(({ total }) => total !== 0)
  return (useful.length > 0 ? useful : ways).sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
}

/** Without a count when the API fails or the filter's link opens another page. */
async function withoutFilter(scope: RequestScope, request: ListingRequest, { label, href }: Chip): Promise<WayOn> {
  const { pathname, search } = new URL(href, 'https://own.invalid')
  if (pathname !== request.path) return { label, href }
  const result = await fetchListing(scope.transport, { ...request, search, page: 1, limit: 1 }, mapContext(scope))
  return result.ok ? { label, href, total: result.data.total } : { label, href }
}
