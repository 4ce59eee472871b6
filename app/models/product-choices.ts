import type { WireDetail, WireSimples, WireUnico } from '../contract/product-detail.ts'
import { toPath, toPicture } from './link.ts'
import type { MapContext } from './map-context.ts'
import { plainText } from './plain-text.ts'
import { type PriceView, toPriceView } from './product-card.ts'

/** Highest quantity of one line. */
export const MAX_QUANTITY = 99

/** `atributos.simples`: units inside one page, one of which must be chosen before buying. */
export interface AttributeChoice {
  name: string
  options: AttributeOption[]
}

export interface AttributeOption {
  id: number
  label: string
  image: string | null
  sku: string
  available: boolean
  /** Null: as the product's own. */
  price: PriceView | null
  limit: number
}

/** `atributos.unico`: sibling pages. */
export interface SiblingChoice {
  name: string
  options: SiblingOption[]
}

export interface SiblingOption {
  label: string
  path: string
  image: string | null
  available: boolean
  current: boolean
}

export function toAttribute(wire: WireDetail, context: MapContext): AttributeChoice | null {
  const { simples } = wire.atributos
  if (!simples || simples.valores.length === 0) return null
  const sold = wire.status === 'disponivel'
  return {
    name: plainText(simples.nome),
    options: simples.valores.map(value => toOption(value, wire, sold, context))
  }
}

export function toSiblings(unico: WireUnico | null, context: MapContext): SiblingChoice | null {
  const options = (unico?.valores ?? []).map(value => toSibling(value, context)).filter(option => option !== null)
  return unico && options.length > 0 ? { name: plainText(unico.nome), options } : null
}

interface Stocked {
  estoque: number | null
  estoqueMarketplace: number | null
}

/** Unknown stock does not limit; what is left, the product's own limit and the store's do. */
export function quantityLimit({ estoque, estoqueMarketplace }: Stocked, product: WireDetail): number {
  const left = (estoque ?? 0) + (estoqueMarketplace ?? 0)
  const limits = [MAX_QUANTITY, left, product.limiteQuantidade ?? 0, product.quantidadeMaxima ?? 0]
  return Math.min(...limits.filter(limit => limit >= 1).map(Math.floor))
}

function toOption(
  value: WireSimples['valores'][number],
  product: WireDetail,
  sold: boolean,
  context: MapContext
): AttributeOption {
  const price = toPriceView(value.precos)
  const inStock = value.estoque === null || value.estoque + (value.estoqueMarketplace ?? 0) > 0
  return {
    id: value.idAtributoValor,
    label: plainText(value.label),
    image: toPicture(value.imagem, context),
    sku: value.sku,
    available: sold && inStock,
    price: price?.now === toPriceView(product.precos)?.now ? null : price,
    limit: quantityLimit(value, product)
  }
}

function toSibling(value: WireUnico['valores'][number], context: MapContext): SiblingOption | null {
  const path = toPath(value.rota.path || value.rota.route || value.url)
  if (!path) return null
  return {
    label: plainText(value.label),
    path,
    image: toPicture(value.imagem, context),
    available: value.produto.status === '' || value.produto.status === 'disponivel',
    current: value.selecionado
  }
}
