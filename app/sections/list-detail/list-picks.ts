import '../../i18n/messages/lists.ts'
import type { TextKey } from '../../i18n/translator.ts'
import type { ListOption, ListProduct, ShoppingList } from '../../models/cart/shopping-list.ts'
import type { PriceView } from '../../models/product/product-card.ts'

/** The form's values as typed, by product key. Missing values default to the list's. */
export type TypedList = Record<string, { quantity?: string; option?: string }>

/** A product for sale, with the chosen option and quantity. Quantity 0 leaves it out. */
export interface ListPick {
  product: ListProduct
  option: ListOption | null
  price: PriceView
  /** Null when the typed text is not a quantity. */
  quantity: number | null
}

export interface ListRefusal {
  messages: string[]
  typed: TypedList
}

type Listed = Pick<ShoppingList, 'open' | 'products'>

export function quantityField(key: string): string {
  return `quantidade-${key}`
}

export function optionField(key: string): string {
  return `atributo-${key}`
}

export function readTypedList({ products }: Listed, form: FormData): TypedList {
  const typed: TypedList = {}
  for (const { key } of products) {
    typed[key] = { quantity: readText(form, quantityField(key)), option: readText(form, optionField(key)) }
  }
  return typed
}

export function resolvePicks({ open, products }: Listed, typed: TypedList): ListPick[] {
  return products.flatMap(product => {
    const { quantity, option: asked } = typed[product.key] ?? {}
    if (product.status !== 'available') return []
    const option = chooseOption(product, asked)
    const price = option?.price ?? product.price
    if (!price || (product.attribute && !option)) return []
    const limit = option?.limit ?? product.limit
    // A fixed list keeps its quantities beyond the stock; the server then refuses it.
    const start = open ? Math.min(product.quantity, limit) : product.quantity
    const wanted = open && quantity !== undefined ? readQuantity(quantity, limit) : start
    return [{ product, option, price, quantity: wanted }]
  })
}

function chooseOption({ attribute }: ListProduct, asked: string | undefined): ListOption | null {
  const buyable = attribute?.options.filter(({ available }) => available) ?? []
  return buyable.find(({ id }) => String(id) === asked) ?? buyable[0] ?? null
}

/** Empty means 0. */
export function readQuantity(typed: string, limit: number): number | null {
  return /^\s*\d*\s*$/.test(typed) ? Math.min(Number(typed), limit) : null
}

/** The first problem of the choices, checked before the API call; null without one. */
export function problemOf(picks: readonly ListPick[]): TextKey | null {
  if (picks.some(({ quantity }) => quantity === null)) return 'lists.quantityInvalid'
  return chosenOf(picks).length === 0 ? 'lists.nothingChosen' : null
}

export function chosenOf(picks: readonly ListPick[]): ListPick[] {
  return picks.filter(({ quantity }) => quantity !== null && quantity > 0)
}

/**
 * In cents. `was` and `cash`, the totals before reductions and with Pix, are 0 when they do not differ. `whole`: the
 * API's price of the unchanged list. Its Pix price is rounded once, so it is preferred when the total matches.
 */
export function sumPicks(picks: readonly ListPick[], whole: PriceView | null) {
  const sum = (value: (price: PriceView) => number) =>
    picks.reduce((total, { price, quantity }) => total + value(price) * (quantity ?? 0), 0)
  const total = sum(({ now }) => now)
  const was = sum(price => price.was || price.now)
  const cash = whole?.now === total ? whole.cash : sum(price => price.cash || price.now)
  return { units: sum(() => 1), total, was: was > total ? was : 0, cash: cash < total ? cash : 0 }
}

// A limit, because clients can send fields of any length.
const MAX_FIELD_LENGTH = 20

function readText(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : undefined
}
