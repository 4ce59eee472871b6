/** View transition name: a tapped card's picture grows into the first picture of the product page. */
export const MOVING_PICTURE = 'product-picture'
