import type { View } from '../context.ts'
import type { CartLineRow } from '../queries/cart.ts'
import { cartTotals, type PricedLine } from '../rules/cart-totals.ts'
import { reais } from '../rules/price.ts'
import { say } from '../texts.ts'
import { alertOf, type CartMessage } from './cart-messages.ts'
import { CART_PATH } from './cart-payload.ts'
import { frontImage } from './images.ts'
import { installmentsWire } from './prices.ts'
import { absolute, media, productRoute } from './routes.ts'

/** `CartResponse` of the document: the same for an empty cart, and for one that does not exist yet. */
export function cartOf(rows: CartLineRow[], view: View, mensagens: CartMessage[] = []) {
  const totals = cartTotals(rows.map(pricedLine), view.settings.pixDiscountPercent)
  const total = reais(totals.subtotalCents)
  const url = absolute(view.origin, CART_PATH)
  return {
    quantidadeItens: totals.lines,
    quantidadeTotal: totals.units,
    quantidadePontos: 0,
    mensagens,
    itens: rows.map(row => itemOf(row, view)),
    subtotal: {
      valor: total,
      descontoVista: {
        valor: reais(totals.cashCents),
        porcentagem: view.settings.pixDiscountPercent,
        desconto: reais(totals.cashDiscountCents)
      },
      parcelamento: installmentsWire(totals.subtotalCents, view.settings)
    },
    promocoes: [],
    total,
    totalCarrinho: total,
    url,
    carrinho: { url }
  }
}

export function pricedLine(row: CartLineRow): PricedLine {
  return { unitCents: unitCents(row), quantity: row.quantity, counted: isBuyable(row) }
}

/** What is written on a product that can be written on has its price. */
function unitCents(row: CartLineRow): number {
  const written = row.extra.trim() === '' ? 0 : (row.customization_cents ?? 0)
  return (row.price_cents ?? 0) + written
}

export function isBuyable(row: CartLineRow): boolean {
  const chosen = row.variant_id === 0 ? row.has_variants === 0 : row.label !== null
  return row.available === 1 && chosen && (row.stock ?? 0) > 0
}

function itemOf(row: CartLineRow, view: View) {
  const { unitCents: unit, counted } = pricedLine(row)
  const listed = (row.list_price_cents ?? 0) > (row.price_cents ?? 0) ? (row.list_price_cents ?? 0) : 0
  return {
    nome: row.name ?? say(view.language, 'gone'),
    sku: row.sku ?? '',
    tipo: 'produto',
    conjunto: false,
    quantidade: row.quantity,
    precos: {
      precoDe: reais(listed),
      precoPor: reais(unit),
      descontoVista: view.settings.pixDiscountPercent,
      total: reais(counted ? unit * row.quantity : 0),
      tipo: 'normal'
    },
    imagem: row.image ? media(view.origin, row.image) : frontImage(row.images ?? '[]', view.origin),
    atributos: attributeOf(row, view),
    upsell: [],
    hash: {
      idProduto: row.product_id,
      idAtributoSimples: row.variant_id,
      idUnidadeVenda: row.unit_id,
      idArmazem: row.warehouse_id,
      quantidade: row.quantity,
      adicional: row.extra
    },
    personalizacao: row.extra === '' || row.customization_cents === null ? [] : [row.extra],
    limiteQuantidade: row.quantity_limit ?? 0,
    status: counted ? 'disponivel' : 'indisponivel',
    mensagem: alertOf(row, counted, view.language)?.mensagem ?? '',
    url: absolute(view.origin, `/${row.slug ?? ''}`),
    rota: productRoute(row.slug ?? '')
  }
}

function attributeOf(row: CartLineRow, { origin }: View) {
  if (row.label === null) return []
  const atributo = { id: row.attribute_id ?? 0, label: row.attribute ?? '', tipo: 'texto' }
  const atributoValor = { id: row.variant_id, label: row.label, imagem: media(origin, row.image ?? '') }
  return { simples: { atributo, atributoValor } }
}
