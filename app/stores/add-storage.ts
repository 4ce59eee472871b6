import type { LineKind } from '../models/cart/cart.ts'
import type { AddItem } from './cart-intents.ts'

const KEY = 'heldAdds'

export type AddStorage = ReturnType<typeof createAddStorage>

/**
 * The adds of this tab that have not been sent. One is held from the tap on, before the code that sends it has loaded, so
 * that a shopper may leave the page at once. `storage`: sessionStorage, so that no other tab adds the same items.
 */
export function createAddStorage(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const own = new Set<string>()

  /** Returns null when the storage is blocked or full. */
  function hold(items: readonly AddItem[], kind: LineKind = 'produto'): string | null {
    const id = crypto.randomUUID()
    if (!write([...read(), { id, kind, items }])) return null
    own.add(id)
    return id
  }

  /** Removes an add, before it is sent. False when another document of this tab has removed it. */
  function take(id: string | null): boolean {
    const held = read()
    const others = held.filter(each => each.id !== id)
    if (others.length < held.length) write(others)
    return id === null || others.length < held.length
  }

  /** What earlier documents of this tab have held. Untrusted. */
  function earlier(): unknown[] {
    return read().filter(({ id }) => !own.has(id))
  }

  function read(): { id: string }[] {
    try {
      const held: unknown = JSON.parse(storage().getItem(KEY) ?? '')
      return Array.isArray(held) ? held.filter(each => each?.id) : []
    } catch {
      return []
    }
  }

  function write(held: unknown[]): boolean {
    try {
      if (held.length > 0) storage().setItem(KEY, JSON.stringify(held))
      else storage().removeItem(KEY)
      return true
    } catch {
      return false
    }
  }

  return { hold, take, earlier }
}
