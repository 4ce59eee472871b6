import '../../i18n/messages/paging.ts'
import type { MetaDescriptor } from 'react-router'
import { createTranslator } from '../../i18n/translator.ts'
import type { Subject } from '../../models/content/structured-data.ts'
import type { ListingView } from '../../models/listing/listing.ts'
import type { PageLink } from '../../models/listing/pagination.ts'
import type { ProductCard } from '../../models/product/product-card.ts'
import { type Matches, pageMeta } from '../head/page-meta.ts'

interface ListingMeta {
  listing: ListingView
  /** Absolute; '' for a page that must not be indexed. */
  canonical: string
  title?: string
}

interface Shown {
  views: { products?: ProductCard[] }
}

export function listingMeta(matches: Matches, data: ListingMeta): MetaDescriptor[] {
  const { listing, canonical, title = listing.seo.title } = data
  const { seo, page, previous, next } = listing
  const t = createTranslator(matches[0].loaderData?.language ?? 'pt')
  // `Vitaminas - Página 2 | Loja`
  const shown = page > 1 ? title.replace(/(?= \| |$)/, ` - ${t('paging.page', { page })}`) : title
  const neighbour = (link: PageLink | null) => neighbourOf(canonical, link)
  return pageMeta(matches, { ...seo, title: shown, canonical, previous: neighbour(previous), next: neighbour(next) })
}

/** The canonical address of a neighbouring page: only the page number as its query. Null without a canonical address. */
function neighbourOf(canonical: string, link: PageLink | null): { href: string } | null {
  const [path = ''] = canonical.split('?')
  return path && link ? { href: link.page > 1 ? `${path}?pg=${link.page}` : path } : null
}

export function listingSubject({ listing, canonical, views: { products = [] } }: ListingMeta & Shown): Subject {
  const { breadcrumb, page, limit } = listing
  return canonical ? { crumbs: breadcrumb, items: { first: (page - 1) * limit + 1, list: products } } : {}
}
