import { fetchListing } from '../api/catalog.ts'
import { menuOrEmpty } from '../api/menus.ts'
import { settleWithin } from '../api/settle-within.ts'
import { mapContext, type RequestScope } from '../context.ts'
import { everyItem, ownLinks } from '../models/content/menu.ts'
import type { Chip } from '../models/listing/facets.ts'
import type { Listing, ListingRequest } from '../models/listing/listing.ts'
import { nearestNames, type WayOn } from '../models/listing/nearest-names.ts'

const MAX_WAYS = 6
const MAX_FILTERS = 3
/** The shell requests the same menus. */
const MENU_MS = 300

export async function waysFromListing(
  scope: RequestScope,
  request: ListingRequest,
  { products, filtered, chips, term }: Listing
): Promise<WayOn[] | null> {
  if (products.length > 0) return null
  return filtered ? withoutOneFilter(scope, request, chips) : waysByName(scope, term)
}

export async function waysByName(scope: RequestScope, term: string): Promise<WayOn[]> {
  const asked = { main: menuOrEmpty(scope, 'menu-principal'), brands: menuOrEmpty(scope, 'menu-marcas') }
  const menus = await settleWithin(asked, MENU_MS)
  const main = menus.main instanceof Promise ? [] : menus.main.items
  const brands = menus.brands instanceof Promise ? [] : menus.brands.items
  const near = nearestNames(term, ownLinks(everyItem([...main, ...brands])), MAX_WAYS)
  return near.length > 0 ? near : ownLinks(main).slice(0, MAX_WAYS)
}

/** Sorted by the number of products without the filter. Links without products are kept only when all are empty. */
async function withoutOneFilter(scope: RequestScope, request: ListingRequest, chips: Chip[]): Promise<WayOn[]> {
  const ways = await Promise.all(chips.slice(-MAX_FILTERS).map(chip => withoutFilter(scope, request, chip)))
  const useful = ways.filter(({ total }) => total !== 0)
  return (useful.length > 0 ? useful : ways).sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
}

async function withoutFilter(scope: RequestScope, request: ListingRequest, { label, href }: Chip): Promise<WayOn> {
  const { pathname, search } = new URL(href, 'https://own.invalid')
  if (pathname !== request.path) return { label, href }
  const result = await fetchListing(scope.transport, { ...request, search, page: 1, limit: 1 }, mapContext(scope))
  return result.ok ? { label, href, total: result.data.total } : { label, href }
}
