import type { WrittenText } from '../../../models/product/customizations.ts'
import type { SubscriptionTerms } from '../../../models/product/subscription.ts'
import type { AddItem } from '../../../stores/cart-intents.ts'
import { AGE_FIELD } from '../../age-gate/age-field-name.ts'
import { type Added, ATTRIBUTE_FIELD, QUANTITY_FIELD, readText, type Sold, toItem, toOffer } from '../offer.ts'
import type { ProductView } from '../product-view.ts'
import { readRecurrence, toRecurrence } from '../subscription/subscription.ts'
import { isQuantity, readQuantity } from './quantity.ts'
import { readTexts, type TextProblem, type TypedTexts, toWritten } from './texts.ts'

export interface TypedOrder {
  quantity: string
  attribute: string
  texts: TypedTexts
  /** Delivery interval in days; '' or missing for a single purchase. */
  recurrence?: string
  /** Spec 5: the buyer confirmed the minimum age. */
  isAdult?: boolean
}

export interface OrderProblems {
  unavailable?: boolean
  attribute?: boolean
  quantity?: 'invalid' | 'limit'
  texts?: Record<string, TextProblem>
  recurrence?: boolean
  age?: boolean
}

/** Why the product was not added without JavaScript, and the typed values. */
export interface Refusal {
  /** Plain texts for the shopper. Empty when the form itself shows the errors. */
  messages: string[]
  problems: OrderProblems
  typed: TypedOrder
}

export interface PlacedOrder {
  item: AddItem
  texts: WrittenText[]
  /** Delivery interval in days; 0 for a single purchase. */
  recurrence: number
  /** Percent off a subscription. */
  saving?: number
}

type Order = ({ ok: true } & PlacedOrder) | { ok: false; problems: OrderProblems }
type Orderable = Sold &
  Added &
  Pick<ProductView, 'customizations' | 'recurrences' | 'minimumAge'> & {
    subscription?: SubscriptionTerms | null
  }

export function readTypedOrder(form: FormData): TypedOrder {
  return {
    quantity: readText(form, QUANTITY_FIELD),
    attribute: readText(form, ATTRIBUTE_FIELD),
    texts: readTexts(form),
    recurrence: readRecurrence(form),
    ...(form.has(AGE_FIELD) && { isAdult: true })
  }
}

/** The cart line of the form. A product with options needs one to be chosen. */
export function resolveOrder(product: Orderable, typed: TypedOrder): Order {
  const offer = toOffer(product, typed.attribute)
  if (offer.status !== 'available') return { ok: false, problems: { unavailable: true } }
  const { written, problems: texts } = toWritten(product.customizations ?? [], typed.texts)
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
  const item = toItem(product, offer, readQuantity(typed.quantity))
  return { ok: true, item, texts: written, recurrence, saving: product.subscription?.percent }
}

export function isConfigured({ texts, recurrence }: PlacedOrder): boolean {
  return texts.length > 0 || recurrence > 0
}

function quantityProblem(typed: string, limit: number): OrderProblems['quantity'] {
  if (!isQuantity(typed)) return 'invalid'
  return readQuantity(typed) > limit ? 'limit' : undefined
}
