import { lazy } from 'react'

export const loadProductView = () => import('../../sections/product-detail/product-detail.tsx')
export const loadListingView = () => import('../../sections/listing/listing-page.tsx')

export function lazyProductView() {
  return lazy(async () => ({ default: (await loadProductView()).ProductDetail }))
}

export function lazyListingView() {
  return lazy(async () => ({ default: (await loadListingView()).ListingPage }))
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
export function preloadViews(): void {
  void Promise.all([loadProductView(), loadListingView()]).catch(() => {})
}
