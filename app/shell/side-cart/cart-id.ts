export const CART_ID = 'carrinho'
