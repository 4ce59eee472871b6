/** Id of the side cart's title. It takes the focus when the focused line is removed. */
export const CART_TITLE_ID = 'carrinho-titulo'
