import type { Subject } from '../../models/content/structured-data'
import type { ListingView } from '../../models/listing/listing'
import type { ProductCard } from '../../models/product/product-card'

interface ListingSubject {
  listing: ListingView
  canonical: string
}

/** Structured data; empty for a page that must not be indexed. */
export function listingSubject({ listing, canonical }: ListingSubject, products: ProductCard[] = []): Subject {
  const { breadcrumb, page, limit } = listing
  return canonical ? { crumbs: breadcrumb, items: { first: (page - 1) * limit + 1, list: products } } : {}
}
