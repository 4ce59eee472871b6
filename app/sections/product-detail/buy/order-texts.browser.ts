import { createBrowserTransport } from '../../../api/transport.browser'
import type { LinePreview } from '../../../stores/cart-intents'
import type { PlacedOrder } from './order'
import { orderTexts, type TextOrder } from './order-texts'

/** The wire schemas come along with it: loaded when something is written. */
export function orderTextsInBrowser(order: PlacedOrder, preview: LinePreview): Promise<TextOrder> {
  return orderTexts(createBrowserTransport(), order, preview)
}
