import type { WireCombinacao } from '../../contract/product-detail.ts'
import type { MapContext } from '../store/map-context.ts'
import { toCents } from '../store/money.ts'
import { type ProductCard, toLineExtras, toProductCard } from './product-card.ts'
import { toAttribute } from './product-choices.ts'

/** A product offered together with the page's own, with its discount. */
export interface Combination {
  id: number
  product: CombinedProduct
  /** Percent, 0 when the discount is an amount. */
  percent: number
  /** Cents, 0 when the discount is a percentage. */
  amount: number
}

/** A product in stock. Omits absent fields: loader data is serialized into the page. */
interface CombinedProduct {
  id: number
  path: string
  name: string
  image: string | null
  /** Cents. */
  price: number
  attribute?: { name: string; options: CombinedOption[] }
  line?: ProductCard['line']
}

/** An available option. `price` in cents, only when it differs from the product's. */
export interface CombinedOption {
  id: number
  label: string
  price?: number
}

/** Omits products that are unavailable, or that need an answer or a text on their own page first. */
export function toCombinations(wires: readonly WireCombinacao[], context: MapContext): Combination[] {
  return wires.flatMap(wire => {
    const product = toCombined(wire.produto, context)
    return product ? [{ id: wire.id || product.id, product, ...toDiscount(wire) }] : []
  })
}

function toDiscount({ tipoDesconto, desconto }: WireCombinacao): Pick<Combination, 'percent' | 'amount'> {
  const value = Math.max(0, desconto ?? 0)
  return tipoDesconto === 'valor'
    ? { percent: 0, amount: toCents(value) ?? 0 }
    : { percent: Math.min(100, value), amount: 0 }
}

function toCombined(wire: WireCombinacao['produto'], context: MapContext): CombinedProduct | null {
  const card = toProductCard(wire, context)
  if (card?.status !== 'available' || !card.price) return null
  if (card.minimumAge) return null
  if (wire.personalizacoes.some(({ obrigatorio }) => obrigatorio)) return null
  const attribute = toChoice(wire, context)
  if (attribute?.options.length === 0) return null
  const line = card.line ?? toLineExtras(wire.atributos.simples?.valores[0]?.carrinho.itens[0])
  return {
    id: card.id,
    path: card.path,
    name: card.name,
    image: card.image,
    price: card.price.now,
    ...(attribute && { attribute }),
    ...(line && { line })
  }
}

function toChoice(wire: WireCombinacao['produto'], context: MapContext): CombinedProduct['attribute'] | null {
  const attribute = toAttribute(wire, context)
  if (!attribute) return null
  const options = attribute.options.filter(({ available }) => available)
  return {
    name: attribute.name,
    options: options.map(({ id, label, price }) => ({ id, label, ...(price && { price: price.now }) }))
  }
}
