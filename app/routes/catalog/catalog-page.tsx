import { type ComponentType, type ReactNode, useEffect } from 'react'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { listingMeta } from '../../sections/listing/listing-meta.ts'
import type { ListingPage } from '../../sections/listing/listing-page.tsx'
import type { ProductDetail } from '../../sections/product-detail/product-detail.tsx'
import { productMeta } from '../../sections/product-detail/product-meta.ts'
import { EMPTY_SHELL } from '../../shell/shell-view.ts'
import type { Route } from './+types/route'
import { preloadViewsOnIntent } from './views.ts'

interface Views {
  Product: ComponentType<Parameters<typeof ProductDetail>[0]>
  Listing: ComponentType<Parameters<typeof ListingPage>[0]>
}

/** Renders the view that the loader's data are for. At least one of the two views is loaded from the start. */
export function catalogPage({ Product, Listing }: Views): (props: Route.ComponentProps) => ReactNode {
  return function Catalog({ loaderData, matches }) {
    useEffect(preloadViewsOnIntent, [])
    const { site } = matches[0].loaderData?.shell ?? EMPTY_SHELL
    if (loaderData.page === 'product') return <Product data={loaderData} terms={site} />
    return <Listing {...loaderData} />
  }
}

export function catalogMeta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if ('failed' in loaderData) return pageMeta(matches, { title: loaderData.failed.title, canonical: '' })
  return loaderData.page === 'product' ? productMeta(matches, loaderData) : listingMeta(matches, loaderData)
}
