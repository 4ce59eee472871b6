import type { CartLine } from '../models/cart/cart.ts'
import type { ProductCard } from '../models/product/product-card.ts'
import type { AddItem } from './cart-intents.ts'

type ListedProduct = Pick<ProductCard, 'id' | 'name' | 'brand' | 'price'>

/** Products shown together. `first`: how many products of the list come before these. */
export interface ItemList {
  id?: string
  name: string
  products: readonly ListedProduct[]
  first?: number
}

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

/** Events that analytics may measure, recorded after the server has confirmed them. Money in cents. */
export type ShopEvent =
  | { name: 'view_item_list'; list: ItemList }
  | { name: 'select_item'; list: ItemList; index: number }
  | { name: 'view_item'; product: ViewedProduct }
  | { name: 'add_to_cart'; items: readonly AddItem[] }
  | { name: 'line_change'; line: CountedLine; by: number }
  | { name: 'view_cart' | 'begin_checkout'; lines: readonly CountedLine[]; total: number | null }
  | { name: 'search'; term: string }
  | { name: 'add_to_wishlist'; product: number }
  | { name: 'login' | 'sign_up'; method: string }
  | { name: 'generate_lead'; source: string }

// Events wait here until the shopper has answered the consent question. Never persisted.
const MAX_WAITING = 100
const waiting: ShopEvent[] = []
let take: ((event: ShopEvent) => void) | null = null

/** For handlers and effects only: the queue is a module variable. Sends nothing. */
export function recordEvent(event: ShopEvent): void {
  if (take) take(event)
  else if (waiting.push(event) > MAX_WAITING) waiting.shift()
}

export function takeEvents(taker: (event: ShopEvent) => void): void {
  take = taker
  for (const event of waiting.splice(0)) taker(event)
}

export function dropEvents(): void {
  takeEvents(() => {})
}
