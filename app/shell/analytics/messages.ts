import type { ShopEvent } from '../../stores/shop-events'
import { createItemMemory } from './item-memory'
import { addedItem, type Item, item, lineItem, listItems, sumOf, toReais, viewedItem } from './items'

/** One event for the data layer, in GA4's e-commerce format. */
export interface Message {
  event: string
  ecommerce?: Record<string, unknown>
  [field: string]: unknown
}

type Named<Name extends ShopEvent['name']> = Extract<ShopEvent, { name: Name }>

export function createTranslation(): (event: ShopEvent) => Message {
  const memory = createItemMemory()

  function viewList({ name, list }: Named<'view_item_list'>): Message {
    const items = listItems(list)
    memory.learn(items, { newest: false })
    return commerce(name, items, { item_list_id: list.id, item_list_name: list.name })
  }

  function select({ name, list, index }: Named<'select_item'>): Message {
    const items = listItems(list).slice(index, index + 1)
    memory.learn(items, { newest: true })
    return commerce(name, items, { item_list_id: list.id, item_list_name: list.name })
  }

  function view({ name, product }: Named<'view_item'>): Message {
    memory.learn([viewedItem(product)], { newest: true })
    return valued(name, memory.complete([viewedItem(product)]))
  }

  function changeLine({ line, by }: Named<'line_change'>): Message {
    const items = memory.complete([{ ...lineItem(line), quantity: Math.abs(by) }])
    return valued(by > 0 ? 'add_to_cart' : 'remove_from_cart', items)
  }

  function cart({ name, lines, total }: Named<'view_cart' | 'begin_checkout'>): Message {
    const items = memory.complete(lines.map(lineItem))
    return commerce(name, items, { value: total === null ? sumOf(items) : toReais(total) })
  }

  return function translate(event: ShopEvent): Message {
    switch (event.name) {
      case 'view_item_list':
        return viewList(event)
      case 'select_item':
        return select(event)
      case 'view_item':
        return view(event)
      case 'add_to_cart':
        return valued(event.name, memory.complete(event.items.map(addedItem)))
      case 'line_change':
        return changeLine(event)
      case 'view_cart':
      case 'begin_checkout':
        return cart(event)
      case 'add_to_wishlist':
        return valued(event.name, memory.complete([item(event.product)]))
      case 'search':
        return { event: event.name, search_term: event.term }
      case 'generate_lead':
        return { event: event.name, lead_source: event.source }
      case 'login':
      case 'sign_up':
        return { event: event.name, method: event.method }
    }
  }
}

function valued(event: string, items: Item[]): Message {
  return commerce(event, items, { value: sumOf(items) })
}

function commerce(event: string, items: Item[], fields: Record<string, unknown>): Message {
  return { event, ecommerce: { currency: 'BRL', ...fields, items } }
}
