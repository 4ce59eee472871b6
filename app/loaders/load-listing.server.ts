import { redirect } from 'react-router'
import { fetchListing } from '../api/catalog.ts'
import type { ApiResult } from '../api/failure.ts'
import { settingsInTime } from '../api/settings.ts'
import { settleWithin } from '../api/settle-within.ts'
import { fetchShowcase } from '../api/showcase.ts'
import { mapContext, type RequestScope } from '../context.ts'
import type { Listing, ListingKind, ListingRequest } from '../models/listing/listing.ts'
import { DEFAULT_PAGE_SIZE } from '../models/listing/listing-defaults.ts'
import { pageHref, priceHref } from '../models/listing/listing-links.ts'
import { choosePrice, NO_END, readPriceForm } from '../models/listing/listing-price.ts'
import { readListingRequest } from '../models/listing/listing-request.ts'
import type { Paging } from '../models/listing/pagination.ts'
import { EMPTY_SHOWCASE, type Showcase } from '../models/listing/showcase.ts'
import { asMarkup } from './as-markup.server.ts'
import { waysFromListing } from './ways-on.server.ts'

export type ListingPageData = Extract<Awaited<ReturnType<typeof loadListing>>, { ok: true }>

const GRACE_MS = 10
const INSTEAD = 'first-showcase'
const VIEW = /[?&](order|ipp)=/

export async function loadListing(scope: RequestScope, kind: ListingKind, url: URL) {
  const settings = await settingsInTime(scope)
  const request = readListingRequest(kind, url, settings)
  const result = await withinPageSize(request, asked => fetchListing(scope.transport, asked, mapContext(scope)))
  if (!result.ok) return result
  const listing = result.data
  redirectPriceForm(url, request, listing)
  const isPastEnd = listing.products.length === 0 && listing.page > 1
  if (isPastEnd) throw redirect(pageHref(request, Math.min(listing.pageCount, listing.page - 1)))
  const { instead, ways } = await settleWithin(
    { instead: loadInstead(scope, listing), ways: waysFromListing(scope, request, listing) },
    GRACE_MS
  )
  const { products, ...view } = listing
  const views = asMarkup(scope, { products })
  const canonical = canonicalOf(scope, request, listing)
  return { ok: true as const, kind, listing: view, views, canonical, instead, ways }
}

/** Without JavaScript the price form sends two fields. Redirects to the address that the slider uses. */
function redirectPriceForm({ searchParams }: URL, request: ListingRequest, { price }: Listing): void {
  const wish = readPriceForm(searchParams)
  if (wish) throw redirect(priceHref(request, choosePrice(wish, price ?? { min: 0, max: NO_END })))
}

/** An API may refuse a page size (400). Then the page uses the default size. */
export async function withinPageSize<Asked extends Paging, View>(
  request: Asked,
  fetchOne: (request: Asked) => Promise<ApiResult<View>>
): Promise<ApiResult<View>> {
  const result = await fetchOne(request)
  const isRefused = !result.ok && result.status === 400
  return isRefused && request.limit > DEFAULT_PAGE_SIZE ? fetchOne({ ...request, limit: DEFAULT_PAGE_SIZE }) : result
}

async function loadInstead(scope: RequestScope, { products }: Listing): Promise<Showcase | null> {
  if (products.length > 0) return null
  const result = await fetchShowcase(scope.transport, INSTEAD, mapContext(scope))
  return result.ok ? result.data : EMPTY_SHOWCASE
}

function canonicalOf({ origin }: RequestScope, request: ListingRequest, { seo, page, filtered }: Listing): string {
  const { kind, path, search } = request
  if (kind === 'search' || filtered || VIEW.test(search) || !seo.index) return ''
  return origin + pageHref({ path: seo.canonical || path, search: '' }, page)
}
