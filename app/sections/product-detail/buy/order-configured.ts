import type { Transport } from '../../../api/client.ts'
import { type ApiFailure, isRefusal } from '../../../api/failure.ts'
import { shopProduct, toWireParameters } from '../../../api/product-shop.ts'
import type { LanguageCode } from '../../../i18n/language.ts'
import type { WrittenText } from '../../../models/product/customizations.ts'
import { subscribedPrice, subscriptionText, toSubscriptionMark } from '../../../models/product/subscription.ts'
import type { LinePreview } from '../../../stores/cart-intents.ts'
import type { PlacedOrder } from './order.ts'
import type { TextProblem } from './texts.ts'
import type { OrderedItems } from './use-adding.ts'

export type ConfiguredOrder = OrderedItems & { problems?: Record<string, TextProblem> | null }

/**
 * The server configures a product with custom text or a subscription. If the API lacks the call, or the call fails, the
 * plain line is added instead: the configuration goes into `parametros`, and `adicional` distinguishes the line from the
 * product's other lines.
 */
export async function orderConfigured(
  transport: Transport,
  order: PlacedOrder,
  language: LanguageCode
): Promise<ConfiguredOrder> {
  const { item: plain, texts, recurrence } = order
  const { product, attribute, quantity } = plain
  const preview = previewOf(order, language)
  const parameters = toWireParameters({ texts, recurrence })
  const configured = { product, attribute, price: plain.preview.price, quantity, texts, recurrence }
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
  const additional = [recurrence > 0 ? toSubscriptionMark(recurrence) : '', toWords(texts)].filter(Boolean).join('; ')
  return { ok: true, kind: 'produto', items: [{ ...plain, additional, parameters, preview }] }
}

/** As the cart will show it: see `models/cart/cart-wire.ts`. */
function previewOf(
  { item: { preview }, texts, recurrence, saving = 0 }: PlacedOrder,
  language: LanguageCode
): LinePreview {
  const extra = texts.reduce((sum, { customization }) => sum + customization.price, 0)
  const written = texts.map(({ text }) => `“${text}”`)
  const subscribed = recurrence > 0 ? [subscriptionText(recurrence, language)] : []
  return {
    ...preview,
    price: subscribedPrice(preview.price, recurrence > 0 ? saving : 0) + extra,
    options: [...(preview.options ?? []), ...written, ...subscribed]
  }
}

function toWords(texts: readonly WrittenText[]): string {
  const [first, ...more] = texts
  if (first && more.length === 0) return first.text
  return texts.map(({ customization, text }) => `${customization.name}: ${text}`).join('; ')
}

/** `produtos.0.personalizacao.1.valorText` is the error of the second text sent. */
function toProblems({ fields = {} }: ApiFailure, texts: readonly WrittenText[]): Record<string, TextProblem> | null {
  const found = Object.entries(fields).flatMap(([field, said]) => {
    const [, index] = /^produtos\.0\.personalizacao\.(\d+)/.exec(field) ?? []
    const text = index === undefined ? undefined : texts[Number(index)]
    return text ? [[text.customization.id, { said }] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
