import type { TextKey } from '../texts.ts'
import type { ConfiguredProduct } from './product-shop-body.ts'
import { RECURRENCES_DAYS } from './subscription.ts'

/** What the catalogue allows to configure on a product. */
export interface Configurable {
  /** Maximum length of the custom text; null when there is none. */
  textLength: number | null
  /** 0 or 1. */
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
