import type { Item } from './items'

/** A visit sees some hundreds at most. */
const MAX_KNOWN = 1_000

/** What lists and pages said of products, for the events that know less: brand, category, and the list it came from. */
export function createItemMemory() {
  const known = new Map<string, Item>()

  /** Of what was known before, `newest` replaces it: a list that was clicked counts more than one that was seen first. */
  function learn(items: readonly Item[], { newest }: { newest: boolean }): void {
    for (const item of items.slice(0, MAX_KNOWN)) {
      const before = known.get(item.item_id)
      const both = newest ? { ...before, ...item } : { ...item, ...before }
      // Last in the order of the map: what was met longest ago is forgotten first.
      known.delete(item.item_id)
      known.set(item.item_id, both)
    }
    for (const id of [...known.keys()].slice(0, Math.max(0, known.size - MAX_KNOWN))) known.delete(id)
  }

  /** `item_variant` and `quantity` are of one line and not of the product. */
  function complete(items: readonly Item[]): Item[] {
    return items.map(item => {
      const { item_variant: _, quantity: __, ...said } = known.get(item.item_id) ?? item
      return { ...said, ...item }
    })
  }

  return { learn, complete }
}
