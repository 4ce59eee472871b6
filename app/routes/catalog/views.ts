import { type ComponentType, lazy } from 'react'
import type { ListingPage } from '../../sections/listing/listing-page.tsx'
import type { ProductDetail } from '../../sections/product-detail/product-detail.tsx'
import { beforeHydration } from '../../shell/before-hydration.ts'

interface Views {
  Product: ComponentType<Parameters<typeof ProductDetail>[0]>
  Listing: ComponentType<Parameters<typeof ListingPage>[0]>
}

const loadProduct = async () => ({
  default: (await import('../../sections/product-detail/product-detail.tsx')).ProductDetail
})
const loadListing = async () => ({ default: (await import('../../sections/listing/listing-page.tsx')).ListingPage })

/** The views, each loaded when it is first rendered. The server has both. */
export const views: Views = import.meta.env.SSR
  ? { Product: (await loadProduct()).default, Listing: (await loadListing()).default }
  : { Product: lazy(loadProduct), Listing: lazy(loadListing) }

/** The route's module runs before its data arrive, so the document's `og:type` tells which view to load. */
export function loadViews(): void {
  if (!beforeHydration(loadDocumentView)) preloadViews()
}

async function loadDocumentView(): Promise<void> {
  if (document.querySelector('meta[property="og:type"][content=product]')) views.Product = (await loadProduct()).default
  else views.Listing = (await loadListing()).default
}

/** Loads both views on the first hover, touch or focus of a link, which may lead to the other view. */
export function preloadViewsOnIntent(): () => void {
  const stop = new AbortController()
  function preload({ target }: Event): void {
    if (!(target instanceof Element && target.closest('a[href]'))) return
    stop.abort()
    preloadViews()
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, preload, { signal: stop.signal, passive: true })
  return () => stop.abort()
}

/** A failed load is retried when the view is shown. */
function preloadViews(): void {
  void Promise.all([loadProduct(), loadListing()]).catch(() => {})
}
