import { createBrowserTransport } from '../../api/transport.browser'
import type { ShoppingList } from '../../models/cart/shopping-list'
import type { OrderedItems } from '../product-detail/buy/use-adding'
import type { ListPick } from './list-picks'
import { orderList } from './order-list'

/** A chunk of its own, because it includes the wire schemas. Loaded when the list is bought. */
export function orderInBrowser(list: ShoppingList, picks: readonly ListPick[]): Promise<OrderedItems> {
  return orderList(createBrowserTransport(), list, picks)
}
