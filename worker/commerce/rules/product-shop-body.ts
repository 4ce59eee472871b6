import * as v from 'valibot'
import type { TextKey } from '../texts.ts'
import { whole } from './cart-body.ts'
import { line } from './form-fields.ts'
import { RECURRENCES_DAYS } from './subscription.ts'

const chosen = v.object({ id: whole(1), idAtributoValor: v.nullish(whole(0), 0) })

export const combinationBody = v.object({ produtoPrincipal: chosen, produtoIndicado: chosen })

// PHP writes an empty map as [].
const nothing = v.pipe(
  v.tuple([]),
  v.transform(() => null)
)

const subscription = v.nullish(v.union([nothing, v.object({ recorrencia: v.nullish(whole(0), 0) })]), null)

const text = v.object({
  id: whole(1),
  tipo: v.nullish(v.string(), 'text'),
  valorText: v.nullish(line, '')
})

const configured = v.object({
  ...chosen.entries,
  quantidade: v.nullish(whole(1), 1),
  assinatura: subscription,
  // This store has no products made of parts, so only an empty set is valid.
  conjunto: v.nullish(
    v.union([nothing, v.strictObject({}), v.object({ componentes: v.pipe(v.array(v.unknown()), v.maxLength(0)) })]),
    null
  ),
  personalizacao: v.nullish(v.pipe(v.array(text), v.maxLength(10)), [])
})

export const productShopBody = v.object({
  carrinho: v.nullish(v.boolean(), true),
  produtos: v.pipe(v.array(configured), v.minLength(1), v.maxLength(50))
})

export type ConfiguredProduct = v.InferOutput<typeof configured>

/** `ListShopRequest`. Prices may have any shape, because they are ignored. */
export const listShopBody = v.object({
  idListaCompra: whole(1),
  carrinho: v.nullish(v.boolean()),
  produtos: v.pipe(
    v.array(v.object({ ...chosen.entries, quantidade: v.optional(whole(1), 1) })),
    v.minLength(1),
    v.maxLength(100)
  )
})

export interface Configurable {
  textLength: number | null
  textRequired: number
  subscribable: number
}

/** The text and subscription of one product, 0 for a single purchase; or its problem. */
export function configure(wanted: ConfiguredProduct, product: Configurable) {
  const recurrence = wanted.assinatura?.recorrencia ?? 0
  if (recurrence !== 0 && !product.subscribable) return problem('assinatura', 'not-subscribable')
  if (recurrence !== 0 && !RECURRENCES_DAYS.includes(recurrence))
    return problem('assinatura.recorrencia', 'recurrence-unknown')
  const text = textOf(wanted, product)
  return typeof text === 'string' ? { extra: text, unitId: recurrence } : text
}

function textOf(wanted: ConfiguredProduct, product: Configurable) {
  const [given, ...more] = wanted.personalizacao
  const field = given ? 'personalizacao.0.valorText' : 'personalizacao'
  const text = given?.valorText ?? ''
  if (given && !fits(given, wanted.id, product)) return problem('personalizacao.0', 'customization-unknown')
  if (more.length > 0) return problem('personalizacao.1', 'customization-unknown')
  if (product.textRequired && text === '') return problem(field, 'field-empty')
  const longest = product.textLength ?? 0
  return text.length > longest ? problem(field, 'field-long', longest) : text
}

/** A product has at most one text, with the product's own id. */
function fits(given: ConfiguredProduct['personalizacao'][number], productId: number, { textLength }: Configurable) {
  return given.tipo === 'text' && given.id === productId && textLength !== null
}

/** `field` is relative to the product: `personalizacao.0.valorText`. */
function problem(field: string, key: TextKey, count = 0) {
  return { field, key, count }
}
