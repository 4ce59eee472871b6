import { useEffect } from 'react'
import { pageMeta } from '../../sections/head/page-meta.ts'
import { listingMeta } from '../../sections/listing/listing-meta.ts'
import { productMeta } from '../../sections/product-detail/product-meta.ts'
import { EMPTY_SHELL } from '../../shell/shell-view.ts'
import { useListener } from '../../ui/use-listener.ts'
import type { Route } from './+types/route.ts'
import { preloadProductWhenIdle, preloadViewsOnIntent, views } from './views.ts'

/** Shows the view that the loader's data are for. */
export function CatalogPage({ loaderData, matches }: Route.ComponentProps) {
  useEffect(preloadProductWhenIdle, [])
  useListener(globalThis.document, ['pointerover', 'focusin'], preloadViewsOnIntent, { passive: true })
  const { site } = matches[0].loaderData?.shell ?? EMPTY_SHELL
  if (loaderData.page === 'product') return <views.Product data={loaderData} terms={site} />
  return <views.Listing {...loaderData} />
}

export function catalogMeta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  if ('failed' in loaderData) return pageMeta(matches, { title: loaderData.failed.title, canonical: '' })
  return loaderData.page === 'product' ? productMeta(matches, loaderData) : listingMeta(matches, loaderData)
}
