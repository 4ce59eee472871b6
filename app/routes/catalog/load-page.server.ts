import { redirect } from 'react-router'
import { fetchPageType, type PageType } from '../../api/catalog'
import type { ApiFailure } from '../../api/failure'
import type { RequestScope } from '../../context'
import { type ListingPageData, loadListing } from '../../loaders/load-listing.server'
import { canonicalPath } from '../../models/content/canonical-path'
import type { ListingKind } from '../../models/listing/listing'
import type { ProductPageData } from '../../sections/product-detail/product-view'
import { type ListingPlace, loadPlace } from './load-place.server'
import { loadProduct } from './load-product.server'
// In development React Router collects a page's styles from the imports of its route on the server.
import '../../sections/listing/listing-page'
import '../../sections/product-detail/product-detail'

export type CatalogPage =
  | ({ page: 'product' } & ProductPageData)
  | ({ page: 'listing' } & ListingPageData)
  | { page: 'listing'; failed: ListingPlace }

/** Redirects to the canonical case when the API ignores case. */
export async function loadPage(scope: RequestScope, url: URL): Promise<({ ok: true } & CatalogPage) | ApiFailure> {
  const page = await loadLevel(scope, url)
  const path = page.ok ? ownPath(page) : ''
  const isOtherCase = path !== url.pathname && path.toLowerCase() === url.pathname.toLowerCase()
  if (isOtherCase) throw redirect(path + url.search, 301)
  return page
}

function ownPath(page: CatalogPage): string {
  if (page.page === 'product') return page.product.seo.canonical || page.product.path
  return 'failed' in page ? '' : page.listing.seo.canonical
}

async function loadLevel(scope: RequestScope, url: URL): Promise<({ ok: true } & CatalogPage) | ApiFailure> {
  const known = scope.levels?.get(url.pathname)
  const ahead = isListing(known) ? { kind: known, listing: loadListing(scope, known, url) } : null
  // This listing is unused if the path is no longer one.
  ahead?.listing.catch(() => null)
  const level = await fetchPageType(scope.transport, url.pathname)
  if (!level.ok) return level
  remember(scope.levels, url.pathname, level.data)
  if (level.data === 'product') return label('product', await loadProduct(scope, url.pathname, url.searchParams))
  if (!isListing(level.data)) return loadUnknown(scope, url, level.data)
  const result = await (ahead?.kind === level.data ? ahead.listing : loadListing(scope, level.data, url))
  return level.data === 'category' ? withPlace(scope, url, result) : label('listing', result)
}

function isListing(level: PageType | undefined): level is ListingKind {
  return level === 'category' || level === 'brand' || level === 'landing-page' || level === 'search'
}

function remember(levels: Map<string, PageType> | undefined, path: string, level: PageType): void {
  levels?.delete(path)
  if (isListing(level)) levels?.set(path, level)
}

/** Spec 8: a category's page still renders when its listing fails. A 404 from the API is a 404 page. */
async function withPlace(
  scope: RequestScope,
  url: URL,
  result: Awaited<ReturnType<typeof loadListing>>
): Promise<({ ok: true } & CatalogPage) | ApiFailure> {
  if (result.ok || (result.kind === 'http' && result.status === 404)) return label('listing', result)
  return { ok: true, page: 'listing', failed: await loadPlace(scope, canonicalPath(url.pathname)) }
}

/** An unknown page type may still be a product. If it is not, the page does not exist. */
async function loadUnknown(scope: RequestScope, url: URL, level: PageType) {
  const result =
    level === 'unknown' ? label('product', await loadProduct(scope, url.pathname, url.searchParams)) : NOTHING
  const isAnswered = !result.ok && (result.kind === 'http' || result.kind === 'shape') && result.status < 500
  return isAnswered ? NOTHING : result
}

const NOTHING: ApiFailure = { ok: false, kind: 'http', status: 404, message: '' }

function label<const K extends string, T extends { ok: true }>(page: K, result: T | ApiFailure) {
  return result.ok ? { page, ...result } : result
}
