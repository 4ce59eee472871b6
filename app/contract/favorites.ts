import * as v from 'valibot'
import { product } from './product.ts'
import { bodyReader, list } from './tolerant.ts'

/** The wishlist's products: in a list of their own (the embedded backend's extension), or in the place of their ids. */
export const readFavoriteProducts = bodyReader(v.object({ produtos: list(product), favoritos: list(product) }), [
  'favoritos'
])
