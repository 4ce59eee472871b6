import { product } from './product.ts'
import { bodyReader, list } from './tolerant.ts'

/** The wishlist's products: in a separate list (the embedded backend's extension), or instead of their ids. */
export const readFavoriteProducts = bodyReader(['favoritos'], { produtos: list(product), favoritos: list(product) })
