import { beforeHydration } from '../../shell/before-hydration.ts'
import { part } from '../../ui/part.tsx'
import { savesData } from '../../ui/saves-data.ts'
import { whenIdle } from '../../ui/when-idle.ts'

export const views = {
  Product: part(async () => (await import('../../sections/product-detail/product-detail.tsx')).ProductDetail),
  Listing: part(async () => (await import('../../sections/listing/listing-page.tsx')).ListingPage)
}

/** The route's module runs before its data arrive, so the document's `og:type` tells which view to load. */
export function loadViews(): void {
  if (!beforeHydration(loadDocumentView)) preloadViews()
}

function loadDocumentView(): Promise<void> {
  const isProduct = document.querySelector('meta[property="og:type"][content=product]')
  return (isProduct ? views.Product : views.Listing).load()
}

/** After that, a tap on a listing's card waits only for data. */
export function preloadProductWhenIdle(): void {
  whenIdle(() => {
    if (!savesData()) preload(views.Product)
  })
}

/** Loads both views when a link is hovered, touched or focused, because it may lead to the other view. */
export function preloadViewsOnIntent({ target }: Event): void {
  if (target instanceof Element && target.closest('a[href]')) preloadViews()
}

function preloadViews(): void {
  Object.values(views).forEach(preload)
}

/** A failed load is retried when the view is shown. */
function preload(view: { load(): Promise<void> }): void {
  view.load().catch(() => {})
}
