/** Id of the side cart, by which its links open it before its code is there. */
export const CART_ID = 'carrinho'
