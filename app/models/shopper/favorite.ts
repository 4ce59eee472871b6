import type { ProductCard } from '../product/product-card.ts'

export const FAVORITES_PATH = '/favoritos'
/** Of the forms that a browser without JavaScript sends there. */
export const PRODUCT_FIELD = 'produto'
export const VERB_FIELD = 'acao'
export const VERBS = { add: 'adicionar', remove: 'remover', show: 'mostrar' } as const

/** What a browser keeps of a product that was made a favourite: nothing of it that changes from day to day. */
export interface FavoriteProduct {
  id: number
  path: string
  name: string
  brand: string
  image: string | null
}

/** The shopper's favourites, as the server says. */
export interface Favorites {
  ids: number[]
  /** Of those whose product came along. */
  cards: ProductCard[]
}

/** What was asked for without a login. */
export interface AskedFavorite {
  product: FavoriteProduct
  /** False: it shall no longer be one. */
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

/** With one more: the last wish for a product counts. */
export function withAsked(asked: readonly AskedFavorite[], wish: AskedFavorite): AskedFavorite[] {
  const others = asked.filter(({ product }) => product.id !== wish.product.id)
  return [...others, wish].slice(-MAX_ASKED)
}

export function validAsked(asked: readonly AskedFavorite[], now: number): AskedFavorite[] {
  return asked.filter(({ at }) => at <= now && now - at <= ASKED_AGE_MS)
}

/** Newest first, each product once. */
export function withKept(kept: readonly FavoriteProduct[], product: FavoriteProduct): FavoriteProduct[] {
  return [product, ...kept.filter(({ id }) => id !== product.id)].slice(0, MAX_KEPT)
}
