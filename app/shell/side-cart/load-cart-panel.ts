/** What the side cart holds comes when somebody is about to open it. */
export const loadCartPanel = () => import('./cart-panel')

/** Ahead of a tap. What fails is asked for again when the cart opens. */
export function prefetchCartPanel(): void {
  loadCartPanel().catch(() => {})
}
