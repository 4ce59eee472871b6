import type { CartLine } from '../models/cart/cart.ts'
import type { ProductCard } from '../models/product/product-card.ts'
import type { AddItem } from './cart-intents.ts'

export type ListedProduct = Pick<ProductCard, 'id' | 'name' | 'brand' | 'price'>

/** Products that are shown together. `first`: how many of the list come before them. */
export interface ItemList {
  id?: string
  name: string
  products: readonly ListedProduct[]
  first?: number
}

/** One product with what is chosen of it. Cents. */
export interface ViewedProduct {
  id: number
  name: string
  brand: string
  categories: readonly string[]
  variant?: string
  price: number
}

type CountedLine = Pick<CartLine, 'product' | 'name' | 'quantity'> & {
  price: Pick<CartLine['price'], 'now'>
  options: readonly string[]
}

/** What happens in the store and may be measured: after the server's yes, where it has a say. Money in cents. */
export type ShopEvent =
  | { name: 'view_item_list'; list: ItemList }
  | { name: 'select_item'; list: ItemList; index: number }
  | { name: 'view_item'; product: ViewedProduct }
  | { name: 'add_to_cart'; items: readonly AddItem[] }
  /** A line of the cart became more or less by so many. */
  | { name: 'line_change'; line: CountedLine; by: number }
  | { name: 'view_cart' | 'begin_checkout'; lines: readonly CountedLine[]; total: number | null }
  | { name: 'search'; term: string }
  | { name: 'add_to_wishlist'; product: number }
  | { name: 'login' | 'sign_up'; method: string }
  /** `source`: the form that somebody left an address in. */
  | { name: 'generate_lead'; source: string }

// Until the shopper has answered, and no longer than the page lives: in memory alone.
const MAX_WAITING = 100
const waiting: ShopEvent[] = []
let take: ((event: ShopEvent) => void) | null = null

/** For handlers and effects: it exists in the browser alone. Nothing leaves the page here. */
export function recordEvent(event: ShopEvent): void {
  if (take) take(event)
  else if (waiting.push(event) > MAX_WAITING) waiting.shift()
}

/** Hands over what is waiting, in its order, and from now on each event as it happens. */
export function takeEvents(taker: (event: ShopEvent) => void): void {
  take = taker
  for (const event of waiting.splice(0)) taker(event)
}

/** The shopper refused: what is waiting is forgotten, and nothing more is kept. */
export function dropEvents(): void {
  takeEvents(() => {})
}
