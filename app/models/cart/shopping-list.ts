import type { WireListDetail, WireListProduct } from '../../contract/lists.ts'
import { sanitizeHtml } from '../content/html.ts'
import { namesOf } from '../content/page-description.ts'
import { toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import {
  type Availability,
  type ProductCard,
  toLineExtras,
  toPriceView,
  toProductCard
} from '../product/product-card.ts'
import { quantityLimit, toAttribute } from '../product/product-choices.ts'
import type { MapContext } from '../store/map-context.ts'

export type ShoppingList = ReturnType<typeof toShoppingList>
export type ListProduct = ShoppingList['products'][number]
export type ListOption = NonNullable<ListProduct['attribute']>['options'][number]

export function toShoppingList({ estrutura, conteudo }: WireListDetail, context: MapContext) {
  const open = conteudo.tipo.trim().toLowerCase() === 'aberta'
  const products = conteudo.produtos.map(wire => toListProduct(wire, open, context)).filter(product => product !== null)
  const head = toPageHead(estrutura, conteudo.nome, context, conteudo.descricao, namesOf(products))
  return {
    ...head,
    id: conteudo.id,
    title: plainText(conteudo.nome) || (head.breadcrumb.at(-1)?.label ?? head.seo.title),
    descriptionHtml: sanitizeHtml(conteudo.descricao, context.origins),
    open,
    price: toPriceView(conteudo.precos),
    products: withKeys(products)
  }
}

function toListProduct(wire: WireListProduct, open: boolean, context: MapContext) {
  const card = toProductCard(wire, context)
  if (!card) return null
  const { id, path, name, brand, image, price } = card
  const attribute = toListAttribute(wire, context)
  const line = card.line ?? toLineExtras(wire.atributos.simples?.valores[0]?.carrinho.itens[0])
  return {
    id,
    path,
    name,
    brand,
    image,
    price,
    status: statusOf(wire, card, attribute),
    quantity: Math.max(open ? 0 : 1, Math.round(wire.quantidade ?? 1)),
    limit: quantityLimit(wire, wire),
    ...(attribute && { attribute }),
    ...(line && { line })
  }
}

/** `custom` and `adult`: the product's page asks for a text or an age before it can be bought. */
function statusOf(
  wire: WireListProduct,
  { status, minimumAge }: ProductCard,
  attribute: ReturnType<typeof toListAttribute>
): Availability | 'custom' | 'adult' {
  if (status !== 'available') return status
  if (attribute?.options.every(({ available }) => !available)) return 'unavailable'
  if (minimumAge) return 'adult'
  return wire.personalizacoes.some(({ obrigatorio }) => obrigatorio) ? 'custom' : 'available'
}

function toListAttribute(wire: WireListProduct, context: MapContext) {
  const attribute = toAttribute(wire, context)
  if (!attribute) return attribute
  const options = attribute.options.map(({ id, label, available, limit, price }) => {
    return { id, label, available, limit, ...(price && { price }) }
  })
  return { name: attribute.name, options }
}

function withKeys<P extends { id: number }>(products: P[]) {
  const seen = new Map<number, number>()
  return products.map(product => {
    const count = (seen.get(product.id) ?? 0) + 1
    seen.set(product.id, count)
    return { key: count > 1 ? `${product.id}-${count}` : String(product.id), ...product }
  })
}
