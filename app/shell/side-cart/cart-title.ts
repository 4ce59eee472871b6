export const CART_TITLE_ID = 'carrinho-titulo'
