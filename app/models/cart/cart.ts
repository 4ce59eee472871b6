/** Spec 4: two cart items are the same line when these five are equal. */
export interface LineIds {
  product: number
  attribute: number
  unit: number
  warehouse: number
  additional: string
}

export type LineKind = 'produto' | 'lista'

/** Money in cents, by the server. */
export interface CartLine extends LineIds {
  key: string
  kind: LineKind
  name: string
  path: string | null
  image: string | null
  /** `Sabor: Chocolate` */
  options: readonly string[]
  quantity: number
  price: { now: number; was: number; total: number }
}

export interface Cart {
  lines: CartLine[]
  units: number
  /** First number of total, totalCarrinho, subtotal.valor. Null when the server says none. */
  total: number | null
  /** As the server says it: some APIs take promotions and coupons off it, some do not. */
  subtotal: number | null
  cash: { total: number; percent: number } | null
  /** Every way to pay in installments: cents, and the interest in percent. */
  installments: readonly { count: number; value: number; rate: number }[]
  /** What the server took off, in its words; already in the total. */
  promotions: readonly { name: string; discount: number }[]
  /** Where the order is finished. */
  url: string
  messages: string[]
}

/** Spec 4: where there is no cart URL in the response. */
export const CART_PATH = '/checkout/carrinho'

export const EMPTY_CART: Cart = {
  lines: [],
  units: 0,
  total: null,
  subtotal: null,
  cash: null,
  installments: [],
  promotions: [],
  url: CART_PATH,
  messages: []
}

/** A list in the cart has the list's id where a product has its own: the two must not be taken for one another. */
export function lineKey({
  product,
  attribute,
  unit,
  warehouse,
  additional,
  kind
}: LineIds & { kind?: LineKind }): string {
  return [...(kind === 'lista' ? [kind] : []), product, attribute, unit, warehouse, additional].join('|')
}
