import { lazy } from 'react'

/** What the catalogue's pages look like, each with its styles: a page loads the one that it shows. */
export const loadProductView = () => import('../../sections/product-detail/product-detail')
export const loadListingView = () => import('../../sections/listing/listing-page')

export function laterProductView() {
  return lazy(async () => ({ default: (await loadProductView()).ProductDetail }))
}

export function laterListingView() {
  return lazy(async () => ({ default: (await loadListingView()).ListingPage }))
}

/** Fetches both as soon as somebody points at a link, touches or focuses it: one may lead to the other view. */
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

/** What fails is asked for again when it is shown. */
export function bringViews(): void {
  void Promise.all([loadProductView(), loadListingView()]).catch(() => {})
}
