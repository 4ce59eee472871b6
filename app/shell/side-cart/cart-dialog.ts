/** Id of the side cart's dialog. Its links open it before its code has loaded. */
export const CART_ID = 'carrinho'

/** The content loads when the shopper is about to open the dialog. */
export const loadCartPanel = () => import('./cart-panel')
