import { ref } from 'valtio/vanilla'
import type { CartApi } from '../api/cart.ts'
import type { ApiFailure } from '../api/failure.ts'
import { type Cart, type CartLine, EMPTY_CART, type LineKind } from '../models/cart/cart.ts'
import type { AddItem, Intent, ShownLine } from './cart-intents.ts'

export interface AddOptions {
  kind?: LineKind
  /** Spec 4: the side cart opens unless suppressed. */
  suppressDrawer?: boolean
  /** 'caller': the caller shows an error beside its own control, and the store does not keep it. */
  errorTarget?: 'caller'
}

export interface CartState {
  lines: readonly ShownLine[]
  units: number
  /** Cents. Null until the server has answered. */
  total: number | null
  subtotal: Cart['subtotal']
  cash: Cart['cash']
  installments: Cart['installments']
  promotions: Cart['promotions']
  url: string
  /** Messages of the server's answer to the last action or load. */
  messages: readonly string[]
  /** `message` is the server's refusal. Empty for any other failure. */
  failure: { action: Intent['type']; kind: ApiFailure['kind']; message: string } | null
  /** False while an intent awaits its answer: totals are dimmed and checkout is disabled. */
  settled: boolean
  loaded: boolean
}

export type CartEvent =
  | { name: 'add_to_cart'; items: readonly AddItem[]; total: number | null }
  /** The quantity of a line changed by this much, as confirmed by the server. */
  | { name: 'line_change'; line: CartLine; by: number }
  | { name: 'cart_failure'; action: Intent['type']; failure: ApiFailure }

export interface CartChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: () => void): void
}

export interface CartStoreOptions {
  /** The proxy that pages read. Created when omitted. */
  state?: CartState
  api: CartApi
  onEvent: (event: CartEvent) => void
  newId: () => string
  /** `BroadcastChannel('cart')`. Null where the browser has none. */
  channel: CartChannel | null
  /** Serializes writes over all tabs: the session is shared and quantities are absolute. */
  lock?: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves once the browser is online. */
  ready?: () => Promise<void>
  /** Whether the server can already have a cart. When false, the first add skips the read. */
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
