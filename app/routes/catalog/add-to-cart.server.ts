import '../../i18n/messages/refused.ts'
import { fetchProduct } from '../../api/product.ts'
import { settingsOrDefaults } from '../../api/settings.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { ProductPage } from '../../models/product/product-page.ts'
import { addItems } from '../../sections/product-detail/buy/add-items.server.ts'
import {
  isConfigured,
  type PlacedOrder,
  readTypedOrder,
  resolveOrder,
  type TypedOrder
} from '../../sections/product-detail/buy/order.ts'
import { type ConfiguredOrder, orderConfigured } from '../../sections/product-detail/buy/order-configured.ts'
import { QUANTITY_FIELD } from '../../sections/product-detail/offer.ts'
import { refuse } from './refuse.server.ts'

/** The buy form without JavaScript. Answers 422 when the order was refused, 502 when the API did not answer. */
export async function addToCartAction(form: FormData, scope: RequestScope, path: string) {
  const t = createTranslator(scope.language)
  const typed = readTypedOrder(form)
  if (form.getAll(QUANTITY_FIELD).length > 1) return refuse(422, [], typed, { quantity: 'invalid' })
  const page = await fetchProduct(scope.transport, path, mapContext(scope))
  if (!page.ok) return refuse(502, [t('errors.cartAdd')], typed)
  // Spec 5: where somebody else says how old the shopper is, the form does not ask.
  const isAdult = typed.isAdult || scope.adultVerifier !== undefined
  const order = resolveOrder(await withTerms(page.data, typed, scope), { ...typed, isAdult })
  if (!order.ok) {
    const why = page.data.status === 'quote' ? 'refused.priceless' : 'refused.gone'
    return refuse(422, order.problems.unavailable ? [t(why)] : [], typed, order.problems)
  }
  if (typed.isAdult && page.data.minimumAge > 0) scope.confirmAge?.(page.data.minimumAge)
  const placed = await place(order, scope)
  if (!placed.ok) {
    return placed.problems ? refuse(422, [], typed, { texts: placed.problems }) : refuse(422, [placed.message], typed)
  }
  const added = await addItems(scope.personalTransport, mapContext(scope), placed, t)
  return added instanceof Response ? added : refuse(added.status, added.messages, typed)
}

/** Subscriptions are a module of the store. Without it the product's subscription terms are ignored. */
async function withTerms(product: ProductPage, typed: TypedOrder, scope: RequestScope): Promise<ProductPage> {
  if (!typed.recurrence) return product
  const { subscriptions } = await settingsOrDefaults(scope)
  return subscriptions ? product : { ...product, recurrences: [] }
}

async function place(order: PlacedOrder, scope: RequestScope): Promise<ConfiguredOrder> {
  if (isConfigured(order)) return orderConfigured(scope.personalTransport, order, scope.language)
  return { ok: true, kind: 'produto', items: [order.item] }
}
