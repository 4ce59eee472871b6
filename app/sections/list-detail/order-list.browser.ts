import { createBrowserTransport } from '../../api/transport.browser'
import type { ShoppingList } from '../../models/cart/shopping-list'
import type { ListPick } from './list-picks'
import { type ListOrder, orderList } from './order-list'

/** The wire schemas come along with it: loaded when the list is bought. */
export function orderInBrowser(list: ShoppingList, picks: readonly ListPick[]): Promise<ListOrder> {
  return orderList(createBrowserTransport(), list, picks)
}
