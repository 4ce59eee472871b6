import type { ShippingQuestion } from '../../../api/shipping'
import { createBrowserTransport } from '../../../api/transport.browser'
import { calculateShipping, type ShippingAnswer } from './shipping'

/** The wire schemas come along with it: loaded when the first price is asked for. */
export function calculateInBrowser(question: ShippingQuestion): Promise<ShippingAnswer> {
  return calculateShipping(createBrowserTransport(), question)
}
