import type { LineIds } from '../../../models/cart'
import { ATTRIBUTE_FIELD, QUANTITY_FIELD, toOffer } from '../offer'
import type { ProductView } from '../product-view'
import { clampQuantity } from './quantity'

/** What the buy form said, as it was typed. */
export interface TypedOrder {
  quantity: string
  attribute: string
}

export type Order = { ok: true; ids: LineIds; quantity: number } | { ok: false; reason: 'attribute' | 'unavailable' }

type Orderable = Pick<ProductView, 'id' | 'line' | 'attribute' | 'status' | 'price' | 'installments' | 'sku' | 'limit'>

export function readTypedOrder(form: FormData): TypedOrder {
  return { quantity: readText(form, QUANTITY_FIELD), attribute: readText(form, ATTRIBUTE_FIELD) }
}

/** The cart line that the form asks for; a product with options of which none is chosen cannot be added. */
export function resolveOrder(product: Orderable, typed: TypedOrder): Order {
  const offer = toOffer(product, typed.attribute)
  if (offer.status !== 'available') return { ok: false, reason: 'unavailable' }
  if (product.attribute && !offer.option) return { ok: false, reason: 'attribute' }
  return {
    ok: true,
    ids: { product: product.id, attribute: offer.option?.id ?? 0, ...product.line },
    quantity: clampQuantity(typed.quantity, offer.limit)
  }
}

// Forms are as long as who sends them likes.
const MAX_FIELD_LENGTH = 20

function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : ''
}
