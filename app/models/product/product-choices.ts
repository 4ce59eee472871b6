import type { WirePrecos } from '../../contract/product.ts'
import type { WireDetail, WireSimples, WireUnico } from '../../contract/product-detail.ts'
import { toPath, toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { type InstallmentRow, installmentRows } from './installments.ts'
import { type PriceView, toLineExtras, toPriceView } from './product-card.ts'
import { fewLeft } from './stock-urgency.ts'
import { toWholesale, type WholesaleRule } from './wholesale.ts'

/** Highest quantity of one line. */
const MAX_QUANTITY = 99

/** `atributos.simples`: options inside one page, one of which must be chosen before buying. */
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
  /** Null when it is the product's price. */
  price: PriceView | null
  /** Only for an option with its own price. */
  installments?: InstallmentRow[]
  wholesale?: WholesaleRule[]
  limit: number
  /** Units left when they are few. See stock-urgency.ts. */
  left?: number
  /** Selected by default. */
  selected?: boolean
  /** Ids of its cart line, when they differ from the product's. */
  line?: { unit: number; warehouse: number; additional: string }
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

/** The fields that a product page and a list's product share. */
type Sold = Pick<WireDetail, 'status' | 'limiteQuantidade' | 'quantidadeMaxima'> & { precos: WirePrecos | null }
type WithOptions = Sold & { atributos: { simples: WireSimples | null } }

export function toAttribute(wire: WithOptions, context: MapContext): AttributeChoice | null {
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

/** The lowest of the stock, the product's limit and the store's. Unknown stock does not limit. */
export function quantityLimit(
  { estoque, estoqueMarketplace }: Stocked,
  product: Omit<Sold, 'status' | 'precos'>
): number {
  const left = (estoque ?? 0) + (estoqueMarketplace ?? 0)
  const limits = [MAX_QUANTITY, left, product.limiteQuantidade ?? 0, product.quantidadeMaxima ?? 0]
  return Math.min(...limits.filter(limit => limit >= 1).map(Math.floor))
}

function toOption(
  value: WireSimples['valores'][number],
  product: Sold,
  sold: boolean,
  context: MapContext
): AttributeOption {
  const left = fewLeft(value)
  const line = toLineExtras(value.carrinho.itens[0])
  const inStock = value.estoque === null || value.estoque + (value.estoqueMarketplace ?? 0) > 0
  return {
    id: value.idAtributoValor,
    label: plainText(value.label),
    image: toPicture(value.imagem, context),
    sku: value.sku,
    available: sold && inStock,
    ...toOwnPrice(value, product),
    limit: quantityLimit(value, product),
    ...(left > 0 && { left }),
    ...(value.selecionado && { selected: true }),
    ...(line && { line })
  }
}

/** Empty when the option costs the same as the product. */
function toOwnPrice(
  { precos }: WireSimples['valores'][number],
  product: Pick<Sold, 'precos'>
): Pick<AttributeOption, 'price' | 'installments' | 'wholesale'> {
  const [price, usual] = [toPriceView(precos), toPriceView(product.precos)]
  if (!precos || !price || (price.now === usual?.now && price.cash === usual.cash)) return { price: null }
  const [installments, wholesale] = [installmentRows(precos.parcelamento), toWholesale(precos)]
  return {
    price,
    ...(installments.length > 0 && { installments }),
    ...(wholesale.length > 0 && { wholesale })
  }
}

function toSibling(value: WireUnico['valores'][number], context: MapContext): SiblingOption | null {
  const path = toPath(value.rota.path || value.rota.route || value.url)
  if (!path) return null
  return {
    label: plainText(value.label),
    path,
    image: toPicture(value.imagem, context),
    available: value.produto.status !== 'indisponivel',
    current: value.selecionado
  }
}
