import type { Transport } from '../../../api/client'
import { type ApiFailure, isRefusal } from '../../../api/failure'
import { shopProduct, toWireText } from '../../../api/product-shop'
import type { LineKind } from '../../../models/cart'
import type { WrittenText } from '../../../models/customizations'
import type { AddItem, LinePreview } from '../../../stores/cart-intents'
import type { PlacedOrder } from './order'
import type { TextProblem } from './texts'

/** What goes into the cart, or why the server does not take what was written, in its words. */
export type TextOrder =
  | { ok: true; kind: LineKind; items: AddItem[] }
  | { ok: false; message: string; problems: Record<string, TextProblem> | null }

/**
 * A product with texts is put together by the server. An API that does not know the call, or fails at it, is given the
 * line itself: what is written tells it from other lines of the product.
 */
export async function orderTexts(
  transport: Transport,
  { ids, quantity, texts }: PlacedOrder,
  preview: LinePreview
): Promise<TextOrder> {
  const { product, attribute } = ids
  const result = await shopProduct(transport, { product, attribute, price: preview.price, quantity, texts })
  const shown = withTexts(preview, texts)
  if (result.ok) {
    const items = result.data.items.map(item => ({ ...item, quantity: item.quantity ?? quantity, preview: shown }))
    return { ok: true, kind: result.data.kind, items }
  }
  if (isRefusal(result)) return { ok: false, message: result.message, problems: toProblems(result, texts) }
  const written = { additional: toAdditional(texts), parameters: JSON.stringify(texts.map(toWireText)) }
  return { ok: true, kind: 'produto', items: [{ ...ids, ...written, quantity, preview: shown }] }
}

function withTexts(preview: LinePreview, texts: readonly WrittenText[]): LinePreview {
  const extra = texts.reduce((sum, { customization }) => sum + customization.price, 0)
  const options = [...(preview.options ?? []), ...texts.map(({ text }) => `“${text}”`)]
  return { ...preview, price: preview.price + extra, options }
}

/** The text; several with what each of them is. */
function toAdditional(texts: readonly WrittenText[]): string {
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
