import { createBrowserTransport } from '../../../api/transport.browser.ts'
import type { LanguageCode } from '../../../i18n/language.ts'
import type { PlacedOrder } from './order.ts'
import { orderConfigured } from './order-configured.ts'

/** A chunk of its own, because it includes the wire schemas. Loaded for products with custom text or a subscription. */
export function orderConfiguredInBrowser(order: PlacedOrder, language: LanguageCode) {
  return orderConfigured(createBrowserTransport(), order, language)
}
