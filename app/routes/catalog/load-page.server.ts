import { redirect } from 'react-router'
import { fetchLevel, type Level } from '../../api/catalog'
import type { ApiFailure } from '../../api/failure'
import { type ListingPageData, loadListing } from '../../api/load-listing.server'
import type { RequestScope } from '../../context'
import type { ProductPageData } from '../../sections/product-detail/product-view'
import { loadProduct } from './load-product.server'
// In development a page's styles are those of what its route has on the server.
import '../../sections/listing/listing-page'
import '../../sections/product-detail/product-detail'

export type CatalogPage = ({ page: 'product' } & ProductPageData) | ({ page: 'listing' } & ListingPageData)

/** Asks the API what the path is, then for that. An API that does not tell letters' case apart leads to the page's own. */
export async function loadPage(scope: RequestScope, url: URL): Promise<({ ok: true } & CatalogPage) | ApiFailure> {
  const page = await loadLevel(scope, url)
  const path = page.ok ? ownPath(page) : ''
  const isOtherCase = path !== url.pathname && path.toLowerCase() === url.pathname.toLowerCase()
  if (isOtherCase) throw redirect(path + url.search, 301)
  return page
}

function ownPath(page: CatalogPage): string {
  return page.page === 'product' ? page.product.seo.canonical || page.product.path : page.listing.seo.canonical
}

async function loadLevel(scope: RequestScope, url: URL): Promise<({ ok: true } & CatalogPage) | ApiFailure> {
  const level = await fetchLevel(scope.transport, url.pathname)
  if (!level.ok) return level
  switch (level.data) {
    case 'category':
    case 'brand':
    case 'landing-page':
    case 'search':
      return label('listing', await loadListing(scope, level.data, url))
    case 'product':
      return label('product', await loadProduct(scope, url.pathname, url.searchParams))
    default:
      return loadUnknown(scope, url, level.data)
  }
}

/** A level that this route has no page for may still be a product; if not, there is nothing here. */
async function loadUnknown(scope: RequestScope, url: URL, level: Level) {
  const result =
    level === 'unknown' ? label('product', await loadProduct(scope, url.pathname, url.searchParams)) : NOTHING
  const isAnswered = !result.ok && (result.kind === 'http' || result.kind === 'shape') && result.status < 500
  return isAnswered ? NOTHING : result
}

const NOTHING: ApiFailure = { ok: false, kind: 'http', status: 404, message: '' }

function label<const K extends string, T extends { ok: true }>(page: K, result: T | ApiFailure) {
  return result.ok ? { page, ...result } : result
}
