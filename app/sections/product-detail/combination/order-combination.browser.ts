import { createBrowserTransport } from '../../../api/transport.browser'
import { type CombinationOrder, orderCombination } from './order-combination'
import type { Pair } from './pair'

/** The wire schemas come along with it: loaded when the two are bought. */
export function orderInBrowser(pair: Pair): Promise<CombinationOrder> {
  return orderCombination(createBrowserTransport(), pair)
}
