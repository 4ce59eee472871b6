/** Id of the side cart's dialog. Its links open it before its code has loaded. */
export const CART_ID = 'carrinho'
