import type { LineKind } from '../models/cart/cart.ts'
import type { AddItem } from './cart-intents.ts'

const PREFIX = 'heldAdd:'

/** Lets a shopper leave before the code that sends has loaded. Null when the storage is blocked or full. */
export function holdAdd(items: readonly AddItem[], kind: LineKind = 'produto'): string | null {
  const key = `${PREFIX}${Date.now()}${crypto.randomUUID()}`
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, items }))
    return key
  } catch {
    return null
  }
}

export function heldAdds(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter(key => key.startsWith(PREFIX))
      .sort()
  } catch {
    return []
  }
}
