import type { ShopEvent } from '../../stores/shop-events.ts'
import {
  addedItem,
  createItemMemory,
  type Item,
  item,
  lineItem,
  listItems,
  sumOf,
  toReais,
  viewedItem
} from './items.ts'

export interface Message {
  event: string
  ecommerce?: Record<string, unknown>
  [field: string]: unknown
}

export function createTranslation(): (event: ShopEvent) => Message {
  const { learn, complete } = createItemMemory()

  return function translate(event: ShopEvent): Message {
    switch (event.name) {
      case 'view_item_list':
      case 'select_item': {
        const isChosen = event.name === 'select_item'
        const all = listItems(event.list)
        const items = isChosen ? all.slice(event.index, event.index + 1) : all
        learn(items, { newest: isChosen })
        return commerce(event.name, items, { item_list_id: event.list.id, item_list_name: event.list.name })
      }
      case 'view_item': {
        const items = [viewedItem(event.product)]
        learn(items, { newest: true })
        return commerce(event.name, complete(items))
      }
      case 'add_to_cart':
        return commerce(event.name, complete(event.items.map(addedItem)))
      case 'line_change': {
        const items = complete([{ ...lineItem(event.line), quantity: Math.abs(event.by) }])
        return commerce(event.by > 0 ? 'add_to_cart' : 'remove_from_cart', items)
      }
      case 'view_cart':
      case 'begin_checkout': {
        const items = complete(event.lines.map(lineItem))
        return commerce(event.name, items, { value: event.total === null ? sumOf(items) : toReais(event.total) })
      }
      case 'add_to_wishlist':
        return commerce(event.name, complete([item(event.product)]))
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

function commerce(event: string, items: Item[], fields: object = { value: sumOf(items) }): Message {
  return { event, ecommerce: { currency: 'BRL', ...fields, items } }
}
