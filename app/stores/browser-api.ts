import { createCartApi } from '../api/cart.ts'
import { createBrowserTransport } from '../api/transport.browser.ts'
import { fetchUser } from '../api/user.ts'
import { changeWishlist, fetchWishlist } from '../api/wishlist.ts'
import type { MapContext } from '../models/map-context.ts'

export type BrowserApi = ReturnType<typeof createBrowserApi>

/** The shopper's own calls with their wire schemas: loaded when the first of them is made. */
export function createBrowserApi(context: MapContext) {
  const transport = createBrowserTransport()
  return {
    cart: createCartApi(transport, context),
    user: () => fetchUser(transport),
    wishlist: () => fetchWishlist(transport),
    changeWishlist: (args: Parameters<typeof changeWishlist>[1]) => changeWishlist(transport, args)
  }
}
