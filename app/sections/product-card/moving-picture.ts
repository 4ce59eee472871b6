/** View transition name: the picture of a followed card grows into the first picture of the product page. */
export const MOVING_PICTURE = 'product-picture'
