import { product } from './product.ts'
import * as w from './tolerant.ts'

/** The wishlist's products: in a separate list (the embedded backend's extension), or instead of their ids. */
export const readFavoriteProducts = w.bodyReader(['favoritos'], {
  produtos: w.list(product),
  favoritos: w.list(product)
})
