import type { Listing } from '../../models/listing'
import type { Subject } from '../../models/structured-data'

/** For search engines: nothing of a page that they should not keep. */
export function listingSubject({ listing, canonical }: { listing: Listing; canonical: string }): Subject {
  const { breadcrumb, products, page, limit } = listing
  return canonical ? { crumbs: breadcrumb, items: { first: (page - 1) * limit + 1, list: products } } : {}
}
