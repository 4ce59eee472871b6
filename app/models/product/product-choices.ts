import type { WirePrecos } from '../../contract/product.ts'
import type { WireDetail, WireSimples } from '../../contract/product-detail.ts'
import { toPath, toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import type { MapContext } from '../store/map-context.ts'
import { toCents } from '../store/money.ts'
import { installmentRows, writeRows } from './installments.ts'
import { toLineExtras, toPriceView } from './product-card.ts'
import { type SubscribablePrice, withSubscribed } from './subscribed-price.ts'

const LOW_STOCK = 5
const MAX_QUANTITY = 99

export type AttributeChoice = NonNullable<ReturnType<typeof toAttribute>>
export type AttributeOption = ReturnType<typeof toOption>

export type SiblingChoice = NonNullable<ReturnType<typeof toSiblings>>

export type WholesaleRule = ReturnType<typeof toWholesale>[number]

type Stocked = Pick<WireDetail, 'estoque' | 'estoqueMarketplace'>

type Sold = Stocked &
  Pick<WireDetail, 'status' | 'limiteQuantidade' | 'quantidadeMaxima'> & { precos: WirePrecos | null }
type WireUnico = WireDetail['atributos']['unico']
type WireOption = WireSimples['valores'][number]

export function toAttribute(wire: Sold & { atributos: { simples: WireSimples | null } }, context: MapContext) {
  const { simples } = wire.atributos
  if (!simples || simples.valores.length === 0) return null
  return { name: plainText(simples.nome), options: simples.valores.map(value => toOption(value, wire, context)) }
}

export function toSiblings(unico: WireUnico) {
  const options = (unico?.valores ?? []).flatMap(value => toSibling(value) ?? [])
  return unico && options.length > 0 ? { name: plainText(unico.nome), options } : null
}

/** Units left when the count is known and low, otherwise 0. Includes sellers' units. */
export function fewLeft({ estoque, estoqueMarketplace }: Stocked): number {
  const left = estoque === null ? 0 : Math.floor(estoque + Math.max(0, estoqueMarketplace ?? 0))
  return left > 0 && left <= LOW_STOCK ? left : 0
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

function toOption(value: WireOption, product: Sold, context: MapContext) {
  const [left, limit] = [fewLeft(value), quantityLimit(value, product)]
  const line = toLineExtras(value.carrinho.itens[0])
  const inStock = value.estoque === null || value.estoque + (value.estoqueMarketplace ?? 0) > 0
  return {
    id: value.idAtributoValor,
    label: plainText(value.label),
    image: toPicture(value.imagem, context),
    sku: value.sku,
    available: product.status === 'disponivel' && inStock,
    ...toOwnPrice(value, product),
    ...(limit !== quantityLimit(product, product) && { limit }),
    ...(left > 0 && { left }),
    ...(value.selecionado && { selected: true }),
    ...(line && { line })
  }
}

interface OwnPrice {
  /** Absent: the product's. */
  price?: SubscribablePrice | null
  /** For `readRows`. */
  installments?: string
  wholesale?: WholesaleRule[]
}

function toOwnPrice({ precos }: WireOption, product: Sold): OwnPrice {
  const [price, usual] = [toPriceView(precos), toPriceView(product.precos)]
  if (!precos || !price || (price.now === usual?.now && price.cash === usual.cash)) return {}
  const [installments, wholesale] = [writeRows(installmentRows(precos.parcelamento)), toWholesale(precos)]
  return {
    price: withSubscribed(price, precos),
    ...(installments && { installments }),
    ...(wholesale.length > 0 && { wholesale })
  }
}

function toSibling(value: NonNullable<WireUnico>['valores'][number]) {
  const path = toPath(value.rota.path || value.rota.route || value.url)
  if (!path) return null
  return {
    label: plainText(value.label),
    path,
    available: value.produto.status !== 'indisponivel',
    ...(value.selecionado && { current: true })
  }
}

export function toWholesale(precos: WireDetail['precos']) {
  const now = toCents(precos?.por) ?? 0
  return (precos?.regrasAtacado ?? [])
    .map(({ quantidade, preco }) => ({ quantity: quantidade, price: toCents(preco) ?? 0 }))
    .filter(({ quantity, price }) => quantity > 1 && price > 0 && price < now)
    .sort((one, other) => one.quantity - other.quantity)
}
