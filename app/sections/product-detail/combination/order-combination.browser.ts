import { createBrowserTransport } from '../../../api/transport.browser'
import { orderCombination } from './order-combination'
import type { Pair } from './pair'

/** A chunk of its own, because it includes the wire schemas. Loaded when the pair is bought. */
export function orderInBrowser(pair: Pair) {
  return orderCombination(createBrowserTransport(), pair)
}
