/** The side cart's content loads when the shopper is about to open it. */
export const loadCartPanel = () => import('./cart-panel')

/** Preloads before a tap. A failed load is retried when the cart opens. */
export function prefetchCartPanel(): void {
  loadCartPanel().catch(() => {})
}
