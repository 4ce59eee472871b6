import { ref } from 'valtio/vanilla'
import type { CartApi } from '../api/cart.ts'
import type { ApiFailure } from '../api/failure.ts'
import { type Cart, type CartLine, EMPTY_CART } from '../models/cart/cart.ts'
import type { AddItem, Intent, ShownLine } from './cart-intents.ts'

export interface CartState {
  lines: readonly ShownLine[]
  units: number
  /** Cents. Null until the server has said. */
  total: number | null
  subtotal: Cart['subtotal']
  cash: Cart['cash']
  installments: Cart['installments']
  promotions: Cart['promotions']
  url: string
  /** What the server answered to the last action or load. */
  messages: readonly string[]
  /** Its message is what the server refused with, '' where it only failed. */
  failure: { action: Intent['type']; kind: ApiFailure['kind']; message: string } | null
  /** False while what is shown has not been answered by the server: totals are dimmed, checkout waits. */
  settled: boolean
  loaded: boolean
}

export type CartEvent =
  | { name: 'add_to_cart'; items: readonly AddItem[]; total: number | null }
  /** A line became more or less by so many, as the server says. */
  | { name: 'line_change'; line: CartLine; by: number }
  | { name: 'cart_failure'; action: Intent['type']; failure: ApiFailure }

export interface CartChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: () => void): void
}

export interface CartStoreOptions {
  /** What the pages read; a new one where none is given. */
  state?: CartState
  api: CartApi
  onEvent: (event: CartEvent) => void
  newId: () => string
  /** `BroadcastChannel('cart')`; null where there is none. */
  channel: CartChannel | null
  /** One write at a time over all tabs: the session and absolute quantities ask for it. */
  lock?: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves when there is a connection. */
  ready?: () => Promise<void>
  /** Whether the server can have a cart of this shopper; else the first add does not ask for it. */
  mayExist?: () => boolean
  openDrawer?: () => void
}

export function initialCart(): CartState {
  const { units, total, subtotal, cash, url } = EMPTY_CART
  return {
    lines: ref([]),
    units,
    total,
    subtotal,
    cash,
    installments: ref([]),
    promotions: ref([]),
    url,
    messages: ref([]),
    failure: null,
    settled: true,
    loaded: false
  }
}
