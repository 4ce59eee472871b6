import { PATHS } from '../../links.ts'

/** Spec 4: two cart items are the same line when these five are equal. */
export interface LineIds {
  product: number
  attribute: number
  unit: number
  warehouse: number
  additional: string
}

export type LineKind = 'produto' | 'lista'

/** Money in cents, from the server. */
export interface CartLine extends LineIds {
  key: string
  kind: LineKind
  name: string
  path: string | null
  image: string | null
  options: readonly string[]
  quantity: number
  price: { now: number; was: number; total: number }
}

export interface Promotion {
  name: string
  discount: number
  /** The code, when the promotion is a coupon. */
  coupon: string
  /** The API can take the coupon off. */
  isRemovable: boolean
}

export interface Cart {
  lines: CartLine[]
  units: number
  /** First number of total, totalCarrinho, subtotal.valor. Null when the API sends none. */
  total: number | null
  /** As sent by the server: some APIs deduct promotions and coupons from it, some do not. */
  subtotal: number | null
  cash: { total: number; percent: number } | null
  installments: readonly { count: number; value: number; rate: number }[]
  /** Discounts as the server names them. The total already includes them. */
  promotions: readonly Promotion[]
  url: string
  messages: string[]
}

export const EMPTY_CART: Cart = {
  lines: [],
  units: 0,
  total: null,
  subtotal: null,
  cash: null,
  installments: [],
  promotions: [],
  url: PATHS.cart,
  messages: []
}

/** Includes the kind: a list's id in the place of a product's could equal one. */
export function lineKey(line: LineIds & { kind?: LineKind }): string {
  const { product, attribute, unit, warehouse, additional, kind } = line
  return [...(kind === 'lista' ? [kind] : []), product, attribute, unit, warehouse, additional].join('|')
}
