import * as v from 'valibot'
import type { TextKey } from '../texts.ts'
import { listOf, whole } from './cart-body.ts'
import { engraving } from './engraving.ts'
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
  valorText: engraving
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
  personalizacao: v.nullish(listOf(text, 0, 10), [])
})

export const productShopBody = v.object({
  carrinho: v.nullish(v.boolean(), true),
  produtos: listOf(configured, 1, 50)
})

type ConfiguredProduct = v.InferOutput<typeof configured>

/** `ListShopRequest`. Prices may have any shape, because they are ignored. */
export const listShopBody = v.object({
  idListaCompra: whole(1),
  carrinho: v.nullish(v.boolean()),
  produtos: listOf(v.object({ ...chosen.entries, quantidade: v.optional(whole(1), 1) }), 1, 100)
})

export interface Configurable {
  textLength: number | null
  textRequired: number
  subscribable: number
}

/** The unit of sale and the text of one product; or the problem of a field relative to it. */
export function configure(wanted: ConfiguredProduct, { subscribable, textLength, textRequired }: Configurable) {
  const unitId = wanted.assinatura?.recorrencia ?? 0
  if (unitId !== 0 && !subscribable) return problem('assinatura', 'not-subscribable')
  if (unitId !== 0 && !RECURRENCES_DAYS.includes(unitId)) return problem('assinatura.recorrencia', 'recurrence-unknown')
  const [given, ...more] = wanted.personalizacao
  const extra = given?.valorText ?? ''
  // A product has at most one text, with the product's own id.
  if (given && (given.tipo !== 'text' || given.id !== wanted.id || textLength === null))
    return problem('personalizacao.0', 'customization-unknown')
  if (more.length > 0) return problem('personalizacao.1', 'customization-unknown')
  const field = given ? 'personalizacao.0.valorText' : 'personalizacao'
  if (textRequired && extra === '') return problem(field, 'field-empty')
  const longest = textLength ?? 0
  return extra.length > longest ? problem(field, 'field-long', longest) : { extra, unitId }
}

function problem(field: string, key: TextKey, count = 0) {
  return { field, key, count }
}
