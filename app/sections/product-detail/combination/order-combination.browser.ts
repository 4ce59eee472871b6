import { createBrowserTransport } from '../../../api/transport.browser.ts'
import { orderCombination } from './order-combination.ts'
import type { Pair } from './pair.ts'

/** A chunk of its own, because it includes the wire schemas. Loaded when the pair is bought. */
export function orderInBrowser(pair: Pair) {
  return orderCombination(createBrowserTransport(), pair)
}
