import { readFavoriteProducts } from '../contract/favorites.ts'
import { readWishlist } from '../contract/wishlist.ts'
import { toProductCards } from '../models/product/product-card.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, type Transport } from './client.ts'

export type Favorites = NonNullable<ReturnType<typeof read>>

export function fetchFavorites(transport: Transport, context: MapContext) {
  return callApi(transport, { method: 'GET', path: 'wishlist' }, body => read(body, context))
}

function read(body: unknown, context: MapContext) {
  const wishlist = readWishlist(body)
  if (!wishlist) return null
  const ids = [...new Set(wishlist.favoritos)]
  const wires = readFavoriteProducts(body)
  const cards = toProductCards([...(wires?.produtos ?? []), ...(wires?.favoritos ?? [])], context)
  return { ids, cards: cards.filter(({ id }, at) => ids.includes(id) && cards.findIndex(c => c.id === id) === at) }
}
