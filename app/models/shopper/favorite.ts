import type { ProductCard } from '../product/product-card.ts'

export const FAVORITES_PATH = '/favoritos'
/** Field of the forms that browsers without JavaScript send to FAVORITES_PATH. */
export const PRODUCT_FIELD = 'produto'
export const VERB_FIELD = 'acao'
export const VERBS = { add: 'adicionar', remove: 'remover', show: 'mostrar' } as const

/** What the browser stores of a favourite product: only fields that rarely change. */
export type FavoriteProduct = Pick<ProductCard, 'id' | 'path' | 'name' | 'brand' | 'image'>

export interface Favorites {
  ids: number[]
  cards: ProductCard[]
}

export interface AskedFavorite {
  product: FavoriteProduct
  flag: boolean
  /** Milliseconds since 1970. */
  at: number
}

export const ASKED_AGE_MS = 30 * 60_000
const MAX_ASKED = 20
const MAX_KEPT = 100

export function toFavorite({ id, path, name, brand, image }: FavoriteProduct): FavoriteProduct {
  return { id, path, name, brand, image }
}

export function withAsked(asked: readonly AskedFavorite[], wish: AskedFavorite): AskedFavorite[] {
  const others = asked.filter(({ product }) => product.id !== wish.product.id)
  return [...others, wish].slice(-MAX_ASKED)
}

export function validAsked(asked: readonly AskedFavorite[], now: number): AskedFavorite[] {
  return asked.filter(({ at }) => at <= now && now - at <= ASKED_AGE_MS)
}

export function withKept(kept: readonly FavoriteProduct[], product: FavoriteProduct): FavoriteProduct[] {
  return [product, ...kept.filter(({ id }) => id !== product.id)].slice(0, MAX_KEPT)
}
