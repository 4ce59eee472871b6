import { lazy } from 'react'

/** The catalogue's views, each with its styles. A page loads the one that it shows. */
export const loadProductView = () => import('../../sections/product-detail/product-detail')
export const loadListingView = () => import('../../sections/listing/listing-page')

export function laterProductView() {
  return lazy(async () => ({ default: (await loadProductView()).ProductDetail }))
}

export function laterListingView() {
  return lazy(async () => ({ default: (await loadListingView()).ListingPage }))
}

/** Loads both views on the first hover, touch or focus of a link, which may lead to the other view. */
export function bringViewsByLinks(): () => void {
  const stop = new AbortController()
  function bring({ target }: Event): void {
    if (!(target instanceof Element && target.closest('a[href]'))) return
    stop.abort()
    bringViews()
  }
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, bring, { signal: stop.signal, passive: true })
  return () => stop.abort()
}

/** A failed load is retried when the view is shown. */
export function bringViews(): void {
  void Promise.all([loadProductView(), loadListingView()]).catch(() => {})
}
