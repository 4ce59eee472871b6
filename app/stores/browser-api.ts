import { createCartApi } from '../api/cart.ts'
import { changeCoupon } from '../api/coupon.ts'
import { createBrowserTransport } from '../api/transport.browser.ts'
import { fetchUser } from '../api/user.ts'
import { changeWishlist, fetchWishlist, verifyFavorite } from '../api/wishlist.ts'
import type { MapContext } from '../models/store/map-context.ts'

export type BrowserApi = ReturnType<typeof createBrowserApi>

export function createBrowserApi(context: MapContext) {
  const transport = createBrowserTransport()
  return {
    cart: createCartApi(transport, context),
    coupon: (args: Parameters<typeof changeCoupon>[1]) => changeCoupon(transport, args),
    user: () => fetchUser(transport),
    wishlist: {
      list: () => fetchWishlist(transport),
      // Imported lazily: only the favourites page needs the wire schema of products.
      favorites: async () => (await import('../api/favorites.ts')).fetchFavorites(transport, context),
      change: (args: Parameters<typeof changeWishlist>[1]) => changeWishlist(transport, args),
      verify: (product: number) => verifyFavorite(transport, product)
    }
  }
}
