import type { FavoriteProduct } from '../../models/shopper/favorite'
import { useActions, useWishlist } from '../../stores/provider'

/** Whether the product is a favourite, and the toggle. */
export function useFavorite(product: FavoriteProduct) {
  const { wishlist } = useActions()
  const isFavorite = useWishlist(({ ids }) => ids.includes(product.id))
  return { isFavorite, toggle: () => void wishlist.toggle(product) }
}
