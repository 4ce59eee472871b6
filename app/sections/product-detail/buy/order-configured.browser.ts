import { createBrowserTransport } from '../../../api/transport.browser'
import type { LanguageCode } from '../../../i18n/language'
import type { PlacedOrder } from './order'
import { orderConfigured } from './order-configured'

/** A chunk of its own, because it includes the wire schemas. Loaded for products with custom text or a subscription. */
export function orderConfiguredInBrowser(order: PlacedOrder, language: LanguageCode) {
  return orderConfigured(createBrowserTransport(), order, language)
}
