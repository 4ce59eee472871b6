import type { ProductCard } from '../product/product-card.ts'

/** Field of the forms that browsers without JavaScript send to PATHS.favorites. */
export const PRODUCT_FIELD = 'produto'
export const VERB_FIELD = 'acao'
export const VERBS = { add: 'adicionar', remove: 'remover', show: 'mostrar' } as const

export type FavoriteProduct = Pick<ProductCard, 'id' | 'path' | 'name' | 'brand' | 'image'>

export function toFavorite({ id, path, name, brand, image }: FavoriteProduct): FavoriteProduct {
  return { id, path, name, brand, image }
}
