import type { MetaDescriptor } from 'react-router'
import type { Listing } from '../../models/listing'

interface ListingMeta {
  listing: Listing
  /** Absolute; '' for a page that search engines should not keep. */
  canonical: string
  title?: string
}

/** Title, description and what search engines need of a listing page. */
export function listingMeta({ listing, canonical, title = listing.seo.title }: ListingMeta): MetaDescriptor[] {
  const { seo, page, previous, next } = listing
  return [
    { title: page > 1 ? `${title} (${page})` : title },
    ...(seo.description ? [{ name: 'description', content: seo.description }] : []),
    ...(canonical
      ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]
      : [{ name: 'robots', content: 'noindex, follow' }]),
    ...(previous ? [{ tagName: 'link' as const, rel: 'prev', href: previous.href }] : []),
    ...(next ? [{ tagName: 'link' as const, rel: 'next', href: next.href }] : [])
  ]
}
