import type { WireListDetail, WireListProduct } from '../../contract/lists.ts'
import { sanitizeHtml } from '../content/html.ts'
import { namesOf } from '../content/page-description.ts'
import { type PageHead, toPageHead } from '../content/page-head.ts'
import { plainText } from '../content/plain-text.ts'
import {
  type Availability,
  type PriceView,
  type ProductCard,
  toLineExtras,
  toPriceView,
  toProductCard
} from '../product/product-card.ts'
import { type AttributeOption, quantityLimit, toAttribute } from '../product/product-choices.ts'
import type { MapContext } from '../store/map-context.ts'

/** A list curated by the store, added to the cart as a whole. */
export interface ShoppingList extends PageHead {
  id: number
  title: string
  descriptionHtml: string
  /** Whether the shopper may change the quantities. */
  open: boolean
  /** Price of the whole list with its default quantities, as the API sends it. */
  price: PriceView | null
  products: ListProduct[]
}

/** Omits absent fields: loader data is serialized into the page. */
export interface ListProduct {
  /** Unique within the list, even when a product appears twice. */
  key: string
  id: number
  path: string
  name: string
  brand: string
  image: string | null
  price: PriceView | null
  /** `custom` and `adult`: the product's page asks for a text or an age before it can be bought. */
  status: Availability | 'custom' | 'adult'
  quantity: number
  /** Highest quantity in an open list. */
  limit: number
  attribute?: ListAttribute
  line?: ProductCard['line']
}

interface ListAttribute {
  name: string
  options: ListOption[]
}

export interface ListOption {
  id: number
  label: string
  available: boolean
  limit: number
  /** Only when it differs from the product's price. */
  price?: PriceView
}

export function toShoppingList({ estrutura, conteudo }: WireListDetail, context: MapContext): ShoppingList {
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

function toListProduct(wire: WireListProduct, open: boolean, context: MapContext): Omit<ListProduct, 'key'> | null {
  const card = toProductCard(wire, context)
  if (!card) return null
  const { id, path, name, brand, image, price } = card
  const attribute = toListAttribute(wire, context)
  const line = card.line ?? toLineExtras(firstOption(wire)?.carrinho.itens[0])
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

function firstOption({ atributos }: WireListProduct) {
  return atributos.simples?.valores[0]
}

function statusOf(
  wire: WireListProduct,
  { status, minimumAge }: ProductCard,
  attribute: ListAttribute | null
): ListProduct['status'] {
  if (status !== 'available') return status
  if (attribute?.options.every(({ available }) => !available)) return 'unavailable'
  if (minimumAge) return 'adult'
  return wire.personalizacoes.some(({ obrigatorio }) => obrigatorio) ? 'custom' : 'available'
}

function toListAttribute(wire: WireListProduct, context: MapContext): ListAttribute | null {
  const attribute = toAttribute(wire, context)
  return attribute && { name: attribute.name, options: attribute.options.map(toListOption) }
}

function toListOption({ id, label, available, limit, price }: AttributeOption): ListOption {
  return { id, label, available, limit, ...(price && { price }) }
}

function withKeys(products: Omit<ListProduct, 'key'>[]): ListProduct[] {
  const seen = new Map<number, number>()
  return products.map(product => {
    const count = (seen.get(product.id) ?? 0) + 1
    seen.set(product.id, count)
    return { key: count > 1 ? `${product.id}-${count}` : String(product.id), ...product }
  })
}
