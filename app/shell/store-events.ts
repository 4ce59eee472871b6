import { recordEvent } from '../stores/shop-events'
import type { StoreEvent } from '../stores/shopper-states'

/** Spec 4: an analytics event for every add. Spec 8: failures of cart and wishlist are logged. */
export function recordStoreEvent(event: StoreEvent): void {
  if ('failure' in event) {
    const { kind, status, message } = event.failure
    console.warn(JSON.stringify({ event: event.name, kind, status, message }))
  } else recordEvent(event)
}
