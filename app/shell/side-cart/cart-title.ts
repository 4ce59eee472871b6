/** Id of the side cart's title, which takes the focus when the line that had it is gone. */
export const CART_TITLE_ID = 'carrinho-titulo'
