import type { Item } from './items'

/** A visit sees a few hundred products at most. */
const MAX_KNOWN = 1_000

/** Remembers the brand, category and list of each product, for events that carry only its id. */
export function createItemMemory() {
  const known = new Map<string, Item>()

  /** `newest` overwrites known fields: the list that was clicked counts more than the one that was seen first. */
  function learn(items: readonly Item[], { newest }: { newest: boolean }): void {
    for (const item of items.slice(0, MAX_KNOWN)) {
      const before = known.get(item.item_id)
      const both = newest ? { ...before, ...item } : { ...item, ...before }
      // Moves the item to the end of the map: the oldest entry is dropped first.
      known.delete(item.item_id)
      known.set(item.item_id, both)
    }
    for (const id of [...known.keys()].slice(0, Math.max(0, known.size - MAX_KNOWN))) known.delete(id)
  }

  /** `item_variant` and `quantity` belong to a cart line, not to the product. */
  function complete(items: readonly Item[]): Item[] {
    return items.map(item => {
      const { item_variant: _, quantity: __, ...said } = known.get(item.item_id) ?? item
      return { ...said, ...item }
    })
  }

  return { learn, complete }
}
