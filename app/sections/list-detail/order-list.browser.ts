import { createBrowserTransport } from '../../api/transport.browser.ts'
import type { ShoppingList } from '../../models/cart/shopping-list.ts'
import type { OrderedItems } from '../product-detail/buy/use-adding.ts'
import type { ListPick } from './list-picks.ts'
import { orderList } from './order-list.ts'

/** A chunk of its own, because it includes the wire schemas. Loaded when the list is bought. */
export function orderInBrowser(list: ShoppingList, picks: readonly ListPick[]): Promise<OrderedItems> {
  return orderList(createBrowserTransport(), list, picks)
}
