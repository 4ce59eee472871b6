import { redirect } from 'react-router'
import { fetchPageType, type PageType } from '../../api/catalog.ts'
import { type ApiResult, isOutage, type Loaded, refusal } from '../../api/failure.ts'
import type { RequestScope } from '../../context.ts'
import { type ListingPageData, loadListing } from '../../loaders/load-listing.server.ts'
import { canonicalPath } from '../../models/content/canonical-path.ts'
import type { ListingKind } from '../../models/listing/listing.ts'
import type { ProductPageData } from '../../sections/product-detail/product-view.ts'
import { type ListingPlace, loadPlace } from './load-place.server.ts'
import { loadProduct } from './load-product.server.ts'
// In development React Router collects a page's styles from the imports of its route on the server.
import '../../sections/listing/listing-page.tsx'
import '../../sections/product-detail/product-detail.tsx'

export type CatalogPage =
  | ({ page: 'product' } & ProductPageData)
  | ({ page: 'listing' } & Omit<ListingPageData, 'ok'>)
  | { page: 'listing'; failed: ListingPlace }

/** Redirects to the canonical case when the API ignores case. */
export async function loadPage(scope: RequestScope, url: URL): Promise<Loaded<CatalogPage>> {
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

async function loadLevel(scope: RequestScope, url: URL): Promise<Loaded<CatalogPage>> {
  const known = scope.levels?.get(url.pathname)
  const ahead = isListing(known) ? { kind: known, listing: loadListing(scope, known, url) } : null
  // This listing is unused if the path is no longer one.
  ahead?.listing.catch(() => null)
  const level = await findPageType(scope, url.pathname)
  if (!level.ok) return level
  const type = level.data
  if (type === 'untyped') return loadUntyped(scope, url)
  scope.levels?.delete(url.pathname)
  if (!isListing(type)) return type === 'product' || type === 'unknown' ? loadAsProduct(scope, url, type) : NOTHING
  scope.levels?.set(url.pathname, type)
  const listing = await (ahead?.kind === type ? ahead.listing : loadListing(scope, type, url))
  if (listing.ok) return { page: 'listing', ...listing }
  // Spec 8: a category's page still renders when its listing fails. A 404 from the API is a 404 page.
  if (type !== 'category' || listing.status === 404) return listing
  return { ok: true, page: 'listing', failed: await loadPlace(scope, canonicalPath(url.pathname)) }
}

function isListing(type: PageType | undefined): type is ListingKind {
  return type === 'category' || type === 'brand' || type === 'landing-page' || type === 'search'
}

const NOTHING = refusal(404)

/** `untyped` where the API has no `url/verify`, which the specification does not name: then the home page is a 404, too. */
export async function findPageType(
  { transport }: Pick<RequestScope, 'transport'>,
  path: string
): Promise<ApiResult<PageType | 'untyped'>> {
  const level = await fetchPageType(transport, path)
  if (level.ok || level.status !== 404) return level
  const home = await fetchPageType(transport, '/')
  return !home.ok && home.status === 404 ? { ok: true, data: 'untyped' } : level
}

/** Tries the path as a product, then as a category. Some APIs answer an unknown path with another page. */
async function loadUntyped(scope: RequestScope, url: URL): Promise<Loaded<CatalogPage>> {
  const product = await loadAsProduct(scope, url, 'unknown')
  if (product.ok ? isAt(product, url) : product.status !== 404) return product
  const listing = await loadListing(scope, 'category', url)
  if (!listing.ok) return isOutage(listing) ? listing : NOTHING
  const category = { page: 'listing', ...listing } as const
  return isAt(category, url) ? category : NOTHING
}

function isAt(page: CatalogPage, { pathname }: URL): boolean {
  const crumb = 'listing' in page ? page.listing.breadcrumb.at(-1)?.path : undefined
  return (ownPath(page) || crumb)?.toLowerCase() === canonicalPath(pathname).toLowerCase()
}

/** An unknown page type may still be a product. If it is not, the page does not exist. */
async function loadAsProduct(scope: RequestScope, url: URL, type: 'product' | 'unknown'): Promise<Loaded<CatalogPage>> {
  const product = await loadProduct(scope, url)
  if (product.ok) return { page: 'product', ...product }
  const isAnswered = (product.kind === 'http' || product.kind === 'shape') && product.status < 500
  return type === 'unknown' && isAnswered ? NOTHING : product
}
