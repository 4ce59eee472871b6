import type { StoreSeeds } from '../stores/create-stores'

type StoreEvent = Parameters<StoreSeeds['onEvent']>[0]

declare global {
  interface Window {
    /** Where the tag manager, once a shopper has agreed to it, finds what has happened. */
    dataLayer?: unknown[]
  }
}

/** Spec 4: an analytics event for every add. Spec 8: failures of cart and wishlist are logged. Nothing leaves the page here. */
export function recordEvent(event: StoreEvent): void {
  if (event.name !== 'add_to_cart') {
    const { kind, status, message } = event.failure
    console.warn(JSON.stringify({ event: event.name, kind, status, message }))
    return
  }
  const items = event.items.map(({ product, quantity, preview }) => ({
    item_id: String(product),
    item_name: preview.name,
    price: preview.price / 100,
    quantity
  }))
  const value = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'add_to_cart', ecommerce: { currency: 'BRL', value, items } })
}
