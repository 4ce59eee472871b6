import type { LineIds } from '../../../models/cart/cart'
import type { WrittenText } from '../../../models/product/customizations'
import { AGE_FIELD } from '../../age-gate/age-field-name'
import { ATTRIBUTE_FIELD, lineIds, QUANTITY_FIELD, type Sold, toOffer } from '../offer'
import type { ProductView } from '../product-view'
import { readRecurrence, toRecurrence } from '../subscription/subscription'
import { isQuantity, readQuantity } from './quantity'
import { readTexts, type TextProblem, type TypedTexts, toWritten } from './texts'

/** What the buy form said, as it was typed. */
export interface TypedOrder {
  quantity: string
  attribute: string
  texts: TypedTexts
  /** Days between two deliveries; '' or nothing when it is bought once. */
  recurrence?: string
  /** Spec 5: whoever buys says to be old enough. */
  isAdult?: boolean
}

/** What has to be set right before the order can be placed. */
export interface OrderProblems {
  unavailable?: boolean
  attribute?: boolean
  quantity?: 'invalid' | 'limit'
  texts?: Record<string, TextProblem>
  /** The product cannot be had at that interval. */
  recurrence?: boolean
  /** Nobody has said to be old enough. */
  age?: boolean
}

export interface PlacedOrder {
  ids: LineIds
  quantity: number
  texts: WrittenText[]
  /** Days between two deliveries; 0 when it is bought once. */
  recurrence: number
}
export type Order = ({ ok: true } & PlacedOrder) | { ok: false; problems: OrderProblems }

type Orderable = Sold & Pick<ProductView, 'id' | 'line' | 'customizations' | 'recurrences' | 'minimumAge'>

export function readTypedOrder(form: FormData): TypedOrder {
  return {
    quantity: readText(form, QUANTITY_FIELD),
    attribute: readText(form, ATTRIBUTE_FIELD),
    texts: readTexts(form),
    recurrence: readRecurrence(form),
    ...(form.has(AGE_FIELD) && { isAdult: true })
  }
}

/** The cart line that the form asks for; a product with options of which none is chosen cannot be added. */
export function resolveOrder(product: Orderable, typed: TypedOrder): Order {
  const offer = toOffer(product, typed.attribute)
  if (offer.status !== 'available') return { ok: false, problems: { unavailable: true } }
  const { written, problems: texts } = toWritten(product.customizations, typed.texts)
  const quantity = quantityProblem(typed.quantity, offer.limit)
  const recurrence = toRecurrence(typed.recurrence, product.recurrences ?? [])
  const problems: OrderProblems = {
    ...(product.attribute && !offer.option && { attribute: true }),
    ...(quantity && { quantity }),
    ...(texts && { texts }),
    ...(recurrence === null && { recurrence: true }),
    ...(product.minimumAge && !typed.isAdult && { age: true })
  }
  if (recurrence === null || Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    ids: lineIds(product, offer),
    quantity: readQuantity(typed.quantity),
    texts: written,
    recurrence
  }
}

/** Whether the server has to put it together: a product alone goes into the cart as it is. */
export function isConfigured({ texts, recurrence }: Pick<PlacedOrder, 'texts' | 'recurrence'>): boolean {
  return texts.length > 0 || recurrence > 0
}

function quantityProblem(typed: string, limit: number): OrderProblems['quantity'] {
  if (!isQuantity(typed)) return 'invalid'
  return readQuantity(typed) > limit ? 'limit' : undefined
}

// Forms are as long as who sends them likes.
const MAX_FIELD_LENGTH = 20

function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, MAX_FIELD_LENGTH) : ''
}
