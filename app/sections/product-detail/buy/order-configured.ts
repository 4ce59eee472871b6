import type { Transport } from '../../../api/client'
import { type ApiFailure, isRefusal } from '../../../api/failure'
import { shopProduct, toWireParameters } from '../../../api/product-shop'
import type { LanguageCode } from '../../../i18n/language'
import type { LineKind } from '../../../models/cart/cart'
import type { WrittenText } from '../../../models/product/customizations'
import { subscriptionText, toSubscriptionMark } from '../../../models/product/subscription'
import type { AddItem, LinePreview } from '../../../stores/cart-intents'
import type { PlacedOrder } from './order'
import type { TextProblem } from './texts'

/** What goes into the cart, or why the server does not take what was asked for, in its words. */
export type ConfiguredOrder =
  | { ok: true; kind: LineKind; items: AddItem[] }
  | { ok: false; message: string; problems: Record<string, TextProblem> | null }

/**
 * A product with texts or with a subscription is put together by the server. An API that does not know the call, or
 * fails at it, is given the line itself: what is asked for stands in `parametros`, and tells it from the product's other
 * lines in `adicional`.
 */
export async function orderConfigured(
  transport: Transport,
  order: PlacedOrder,
  shown: LinePreview,
  language: LanguageCode
): Promise<ConfiguredOrder> {
  const { ids, quantity, texts, recurrence } = order
  const { product, attribute } = ids
  const preview = previewOf(order, shown, language)
  const parameters = toWireParameters({ texts, recurrence })
  const configured = { product, attribute, price: shown.price, quantity, texts, recurrence }
  const result = await shopProduct(transport, configured)
  if (result.ok) {
    const items = result.data.items.map(item => ({
      ...item,
      parameters: item.parameters || (recurrence > 0 ? parameters : ''),
      quantity: item.quantity ?? quantity,
      preview
    }))
    return { ok: true, kind: result.data.kind, items }
  }
  if (isRefusal(result)) return { ok: false, message: result.message, problems: toProblems(result, texts) }
  const additional = toAdditional(texts, recurrence)
  return { ok: true, kind: 'produto', items: [{ ...ids, additional, parameters, quantity, preview }] }
}

/** As the cart will show it: see `models/cart-wire.ts`. */
function previewOf({ texts, recurrence }: PlacedOrder, shown: LinePreview, language: LanguageCode): LinePreview {
  const extra = texts.reduce((sum, { customization }) => sum + customization.price, 0)
  const written = texts.map(({ text }) => `“${text}”`)
  const subscribed = recurrence > 0 ? [subscriptionText(recurrence, language)] : []
  return { ...shown, price: shown.price + extra, options: [...(shown.options ?? []), ...written, ...subscribed] }
}

function toAdditional(texts: readonly WrittenText[], recurrence: number): string {
  return [recurrence > 0 ? toSubscriptionMark(recurrence) : '', toWords(texts)].filter(Boolean).join('; ')
}

/** The text; several with what each of them is. */
function toWords(texts: readonly WrittenText[]): string {
  const [first, ...more] = texts
  if (first && more.length === 0) return first.text
  return texts.map(({ customization, text }) => `${customization.name}: ${text}`).join('; ')
}

/** `produtos.0.personalizacao.1.valorText` is what is wrong with the second text that was sent. */
function toProblems({ fields = {} }: ApiFailure, texts: readonly WrittenText[]): Record<string, TextProblem> | null {
  const found = Object.entries(fields).flatMap(([field, said]) => {
    const [, index] = /^produtos\.0\.personalizacao\.(\d+)/.exec(field) ?? []
    const text = index === undefined ? undefined : texts[Number(index)]
    return text ? [[text.customization.id, { said }] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
