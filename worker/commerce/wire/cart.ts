import type { View } from '../context.ts'
import type { CartLineRow, CartRows } from '../queries/cart.ts'
import { type CartTotals, cartTotals, lineCents } from '../rules/cart-totals.ts'
import { combinationDiscounts } from '../rules/combination-discount.ts'
import { reais } from '../rules/price.ts'
import { recurrenceOf, subscribedCents } from '../rules/subscription.ts'
import { say } from '../texts.ts'
import { alertOf, type CartMessage } from './cart-messages.ts'
import { CART_PATH } from './cart-payload.ts'
import { frontImage } from './images.ts'
import { installmentsWire } from './prices.ts'
import { absolute, media, productRoute } from './routes.ts'

export function cartOf(cart: CartRows, view: View, mensagens: CartMessage[] = []) {
  const lines = pricedLines(cart, view.settings)
  const totals = cartTotals(lines, view.settings.pixDiscountPercent, cart.coupon?.percent)
  const total = reais(totals.totalCents)
  const url = absolute(view.origin, CART_PATH)
  return {
    quantidadeItens: totals.lines,
    quantidadeTotal: totals.units,
    quantidadePontos: 0,
    mensagens,
    itens: lines.map(line => itemOf(line, view)),
    subtotal: {
      valor: total,
      descontoVista: {
        valor: reais(totals.cashCents),
        porcentagem: view.settings.pixDiscountPercent,
        desconto: reais(totals.cashDiscountCents)
      },
      parcelamento: installmentsWire(totals.totalCents, view.settings)
    },
    promocoes: [...promotionsOf(lines, view), ...couponOf(cart, totals, view)],
    total,
    totalCarrinho: total,
    url,
    carrinho: { url }
  }
}

type PricedRow = ReturnType<typeof pricedLines>[number]

/** The "buy together" discount depends on the whole cart. */
function pricedLines({ lines, pairs }: CartRows, settings: View['settings']) {
  const units = lines.map(row => {
    return { ...row, productId: row.product_id, unitCents: unitCents(row, settings), counted: isBuyable(row) }
  })
  const discounts = combinationDiscounts(units, pairs)
  return units.map((unit, index) => ({ ...unit, discountCents: discounts[index] ?? 0 }))
}

function promotionsOf(lines: PricedRow[], view: View) {
  const reduced = lines.filter(({ discountCents }) => discountCents > 0)
  return reduced.map(({ productId, name, discountCents }) => ({
    id: productId,
    nome: say(view.language, 'together', { name: name ?? '' }),
    desconto: reais(discountCents)
  }))
}

/** The coupon reduces only the total, not the lines. */
function couponOf({ coupon }: CartRows, { couponCents }: CartTotals, { language }: View) {
  if (!coupon || couponCents === 0) return []
  const { code } = coupon
  return [
    { id: 0, nome: say(language, 'coupon', { code }), desconto: reais(couponCents), cupom: code, removivel: true }
  ]
}

function unitCents(row: CartLineRow, { subscription }: View['settings']): number {
  const written = row.extra.trim() === '' ? 0 : (row.customization_cents ?? 0)
  return subscribedCents(row.price_cents ?? 0, recurrenceOfLine(row), subscription?.discountPercent) + written
}

export function isBuyable(row: CartLineRow): boolean {
  const chosen = row.variant_id === 0 ? row.has_variants === 0 : row.label !== null
  return row.available === 1 && chosen && (row.stock ?? 0) > 0
}

function itemOf(row: PricedRow, view: View) {
  const { unitCents: unit, counted, discountCents } = row
  // Without a list price or a subscription's discount both are equal.
  const listed = Math.max(row.list_price_cents ?? 0, row.price_cents ?? 0, unit)
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
      total: reais(lineCents(row)),
      tipo: discountCents > 0 ? 'combinacao' : 'normal'
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
    assinatura: subscriptionOf(row, view),
    componentes: partsOf(row),
    personalizacao: row.extra === '' || row.customization_cents === null ? [] : [row.extra],
    limiteQuantidade: row.quantity_limit ?? 0,
    status: counted ? 'disponivel' : 'indisponivel',
    mensagem: alertOf(row, counted, view.language)?.mensagem ?? '',
    url: absolute(view.origin, `/${row.slug ?? ''}`),
    rota: productRoute(row.slug ?? '')
  }
}

function subscriptionOf(row: CartLineRow, { settings, language }: View) {
  const recorrencia = recurrenceOfLine(row)
  if (recorrencia === 0) return []
  const { discountPercent = 0, cancelAnyTime = false } = settings.subscription ?? {}
  const percent = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(discountPercent)
  const terms = [
    ...(discountPercent > 0 ? [say(language, 'subscription-saves', { percent })] : []),
    ...(cancelAnyTime ? [say(language, 'subscription-ends')] : [])
  ]
  return { recorrencia, condicoes: terms.join(' · ') }
}

function partsOf({ parts }: CartLineRow): { quantidade: number; nome: string }[] {
  return JSON.parse(parts)
}

function recurrenceOfLine({ unit_id: unit, subscribable }: CartLineRow): number {
  return subscribable === 1 ? recurrenceOf(unit) : 0
}

function attributeOf(row: CartLineRow, { origin }: View) {
  if (row.label === null) return []
  const atributo = { id: row.attribute_id ?? 0, label: row.attribute ?? '', tipo: 'texto' }
  const atributoValor = { id: row.variant_id, label: row.label, imagem: media(origin, row.image ?? '') }
  return { simples: { atributo, atributoValor } }
}
