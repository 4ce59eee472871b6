import type { AddItem } from '../../stores/cart-intents.ts'
import type { ItemList, ShopEvent, ViewedProduct } from '../../stores/shop-events.ts'

/** A product in GA4's fields. Amounts are in reais, not cents. */
export type Item = { item_id: string } & { [field: string]: string | number }

type Line = Extract<ShopEvent, { name: 'line_change' }>['line']

export function listItems({ id, name, products, first = 0 }: ItemList): Item[] {
  return products.map((product, at) =>
    item(product.id, {
      item_name: product.name,
      item_brand: product.brand,
      price: product.price && toReais(product.price.now),
      index: first + at,
      item_list_id: id,
      item_list_name: name
    })
  )
}

export function viewedItem({ id, name, brand, categories, variant, price }: ViewedProduct): Item {
  const levels = categories.slice(0, 5).map((category, at) => [`item_category${at === 0 ? '' : at + 1}`, category])
  return item(id, {
    item_name: name,
    item_brand: brand,
    ...Object.fromEntries(levels),
    item_variant: variant,
    price: toReais(price)
  })
}

export function addedItem({ product, quantity, preview: { name, price, options } }: AddItem): Item {
  return item(product, { item_name: name, item_variant: options?.join(', '), price: toReais(price), quantity })
}

export function lineItem({ product, name, options, price, quantity }: Line): Item {
  return item(product, { item_name: name, item_variant: options.join(', '), price: toReais(price.now), quantity })
}

export function item(id: number, fields: Record<string, string | number | null | undefined> = {}): Item {
  const known = Object.entries(fields).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, value] as const]
  )
  return { item_id: String(id), ...Object.fromEntries(known) }
}

export function toReais(cents: number): number {
  return cents / 100
}

export function sumOf(items: readonly Item[]): number {
  const cents = items.map(({ price, quantity = 1 }) => Math.round(Number(price ?? 0) * 100) * Number(quantity))
  return toReais(cents.reduce((sum, part) => sum + part, 0))
}

const MAX_KNOWN = 1_000

/** Remembers the brand, category and list of each product, for events that carry only its id. */
export function createItemMemory() {
  const known = new Map<string, Item>()

  /** `newest` overwrites known fields: the list that was clicked counts more than the one that was seen first. */
  function learn(items: readonly Item[], { newest }: { newest: boolean }): void {
    for (const item of items.slice(0, MAX_KNOWN)) {
      const before = known.get(item.item_id)
      // Moves the item to the end of the map: the oldest entry is dropped first.
      known.delete(item.item_id)
      known.set(item.item_id, newest ? { ...before, ...item } : { ...item, ...before })
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
