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

/** Fetches both, for what comes next. What fails is asked for again when it is shown. */
export function bringViews(): void {
  void Promise.all([loadProductView(), loadListingView()]).catch(() => {})
}
