import type { WireCart, WireCartLine } from '../../contract/cart.ts'
import { PATHS } from '../../links.ts'
import { toApiPage, toPath, toPicture } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'
import { readSubscriptionMark, subscriptionText } from '../product/subscription.ts'
import type { MapContext } from '../store/map-context.ts'
import { toCents } from '../store/money.ts'
import { type Cart, type CartLine, type LineIds, type LineKind, lineKey } from './cart.ts'

export function toCart(wire: WireCart, context: MapContext): Cart {
  const lines = wire.itens.map(line => toLine(line, context))
  const { valor, descontoVista, parcelamento } = wire.subtotal
  return {
    lines,
    units: wire.quantidadeTotal ?? lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: toCents(wire.total ?? wire.totalCarrinho ?? valor),
    subtotal: toCents(valor),
    cash: toCash(descontoVista),
    installments: parcelamento.map(plan => {
      return { count: plan.parcelas, value: toCents(plan.valorParcela) ?? 0, rate: plan.taxa ?? 0 }
    }),
    promotions: toPromotions(wire.promocoes),
    url: toApiPage(wire.url || wire.carrinho.url, context) ?? PATHS.cart,
    messages: wire.mensagens.map(plainText).filter(Boolean)
  }
}

export function toWireItem(ids: LineIds, quantity: number) {
  return {
    idProduto: ids.product,
    idAtributoSimples: ids.attribute,
    idUnidadeVenda: ids.unit,
    idArmazem: ids.warehouse,
    adicional: ids.additional,
    quantidade: quantity
  }
}

export function toLineKind(tipo: string): LineKind {
  return tipo === 'lista' ? 'lista' : 'produto'
}

function toPromotions(wires: WireCart['promocoes']): Cart['promotions'] {
  return wires
    .map(wire => ({
      name: plainText(wire.nome || wire.label || wire.descricao),
      discount: Math.abs(toCents(wire.desconto ?? wire.valor) ?? 0),
      coupon: wire.cupom.trim(),
      isRemovable: wire.removivel
    }))
    .filter(({ name, discount }) => name !== '' && discount > 0)
}

function toLine(wire: WireCartLine, context: MapContext): CartLine {
  const ids = toIds(wire.hash)
  const kind = toLineKind(wire.tipo)
  const { precoDe, precoPor, total } = wire.precos
  const [was, now] = [toCents(precoDe) ?? 0, toCents(precoPor) ?? 0]
  return {
    ...ids,
    key: lineKey({ ...ids, kind }),
    kind,
    name: plainText(wire.nome),
    path: toPath(wire.rota.path || wire.rota.route || wire.url),
    image: toPicture(wire.imagem, context),
    options: [...toOptions(wire.atributos), ...toTexts(wire), ...toSubscription(wire, context)],
    quantity: Math.max(0, Math.round(wire.quantidade ?? 1)),
    price: { now, was: was > now ? was : 0, total: toCents(total) ?? 0 }
  }
}

export function toIds(hash: WireCartLine['hash']): LineIds {
  return {
    product: hash.idProduto,
    attribute: hash.idAtributoSimples,
    unit: hash.idUnidadeVenda,
    warehouse: hash.idArmazem,
    additional: hash.adicional
  }
}

function toOptions({ unico, simples }: WireCartLine['atributos']): string[] {
  return [unico, simples]
    .filter(({ atributoValor }) => atributoValor.label !== '')
    .map(({ atributo, atributoValor }) => [atributo.label, atributoValor.label].filter(Boolean).join(': '))
}

function toSubscription({ assinatura, hash: { adicional } }: WireCartLine, { language }: MapContext): string[] {
  const days = assinatura.recorrencia || readSubscriptionMark(adicional).days
  return days > 0 ? [subscriptionText(days, language), plainText(assinatura.condicoes)].filter(Boolean) : []
}

/** Customization texts, as “Ana”. Kept as typed, markup included. An API without such a field has them in the line's `adicional`. */
function toTexts({ personalizacao, hash }: WireCartLine): string[] {
  const adicional = readSubscriptionMark(hash.adicional).rest
  const written = personalizacao
    .map(({ nome, valor, valorText }) => ({ nome, words: (valor || valorText).trim() }))
    .filter(({ words }) => words !== '')
    .map(({ nome, words }) => (nome ? `${plainText(nome)}: ${words}` : `“${words}”`))
  if (written.length > 0 || !isReadable(adicional)) return written
  return [`“${adicional}”`]
}

function isReadable(additional: string): boolean {
  return /\p{L}/u.test(additional) && !/[{}[\]|=_]|^[\w-]+:\S/.test(additional)
}

function toCash({ valor, porcentagem }: WireCart['subtotal']['descontoVista']): Cart['cash'] {
  const total = toCents(valor)
  return total !== null && (porcentagem ?? 0) > 0 ? { total, percent: porcentagem ?? 0 } : null
}
