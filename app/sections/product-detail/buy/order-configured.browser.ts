import { createBrowserTransport } from '../../../api/transport.browser'
import type { LanguageCode } from '../../../i18n/language'
import type { LinePreview } from '../../../stores/cart-intents'
import type { PlacedOrder } from './order'
import { type ConfiguredOrder, orderConfigured } from './order-configured'

/** The wire schemas come along with it: loaded when something is written, or subscribed to. */
export function orderConfiguredInBrowser(
  order: PlacedOrder,
  preview: LinePreview,
  language: LanguageCode
): Promise<ConfiguredOrder> {
  return orderConfigured(createBrowserTransport(), order, preview, language)
}
