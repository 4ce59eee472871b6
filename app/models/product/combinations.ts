import type { WireCombinacao } from '../../contract/product-detail.ts'
import type { MapContext } from '../store/map-context.ts'
import { toCents } from '../store/money.ts'
import { toLineExtras, toProductCard } from './product-card.ts'
import { toAttribute } from './product-choices.ts'

export type Combination = ReturnType<typeof toCombinations>[number]
export type CombinedOption = NonNullable<Combination['product']['attribute']>['options'][number]

/** Omits products that are unavailable, or that need an answer or a text on their own page first. */
export function toCombinations(wires: readonly WireCombinacao[], context: MapContext) {
  return wires.flatMap(wire => {
    const product = toCombined(wire.produto, context)
    return product ? [{ id: wire.id || product.id, product, ...toDiscount(wire) }] : []
  })
}

function toDiscount({ tipoDesconto, desconto }: WireCombinacao): { percent: number; amount?: number } {
  const value = Math.max(0, desconto ?? 0)
  return tipoDesconto === 'valor'
    ? { percent: 0, amount: toCents(value) ?? 0 }
    : { percent: Math.min(100, value), amount: 0 }
}

function toCombined(wire: WireCombinacao['produto'], context: MapContext) {
  const card = toProductCard(wire, context)
  if (card?.status !== 'available' || !card.price || card.minimumAge) return null
  if (wire.personalizacoes.some(({ obrigatorio }) => obrigatorio)) return null
  const attribute = toChoice(wire, context)
  if (attribute?.options.length === 0) return null
  const { id, path, name, image } = card
  const line = card.line ?? toLineExtras(wire.atributos.simples?.valores[0]?.carrinho.itens[0])
  return { id, path, name, image, price: card.price.now, ...(attribute && { attribute }), ...(line && { line }) }
}

function toChoice(wire: WireCombinacao['produto'], context: MapContext) {
  const attribute = toAttribute(wire, context)
  if (!attribute) return null
  const available = attribute.options.filter(option => option.available)
  const options = available.map(({ id, label, price }) => ({ id, label, ...(price && { price: price.now }) }))
  return { name: attribute.name, options }
}
