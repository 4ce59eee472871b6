import { html } from 'hono/html'
import type { Cart, CheckoutPage } from './checkout-extras.ts'

export function lineCents({ precos, quantidade }: Cart['itens'][number]): number {
  return cents(precos.precoPor) * quantidade
}

/** The wire subtracts promotions from the lines and the coupon from the subtotal. Here all stand below the subtotal. */
export function summary(page: CheckoutPage) {
  const { cart, t, money } = page
  const { promocoes } = cart
  const counted = cart.itens.filter(({ status }) => status === 'disponivel')
  const reduced = counted.map(({ precos, quantidade }) => {
    return Math.max(0, cents(precos.precoDe) - cents(precos.precoPor)) * quantidade
  })
  const saved = sum(reduced) + sum(promocoes.map(({ desconto }) => cents(desconto)))
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">${t.summary}</h2>
<dl>
<div><dt>${t.units}</dt><dd>${cart.quantidadeTotal}</dd></div>
${row(t.subtotal, money(sum(counted.map(lineCents)) / 100))}
${promocoes.map(({ nome, desconto }) => row(nome, money(-desconto)))}
${freightRow(page)}
${saved > 0 ? gain(t.saved, money(saved / 100)) : ''}
${installments(page)}
</dl>
</section>`
}

/** How much of the order that ships for free is in the cart. */
export function freeShipping({ cart: { total }, view, t, money }: CheckoutPage) {
  const least = view.settings.freeShippingCents / 100
  const missing = least - total
  return html`<div class="free-shipping"><p>${missing > 0 ? t.shippingMissing.replace('{value}', money(missing)) : t.shippingFree}</p>
<progress max="${least}" value="${Math.min(total, least)}" aria-label="${t.freeProgress}"></progress></div>`
}

/** The total stands last. */
export function payable(page: CheckoutPage) {
  const { cart, t, money } = page
  const { subtotal, total } = cart
  const freight = cheapestFreight(page)
  const withFreight = (reais: number) => money((cents(reais) + cents(freight?.valor ?? 0)) / 100)
  const pixLabel = t.pix.replace('{percent}', String(subtotal.descontoVista.porcentagem))
  return html`<dl class="payable">
${gain(pixLabel, withFreight(subtotal.descontoVista.valor))}
<div class="total"><dt>${freight ? t.withFreight : t.total}</dt><dd>${withFreight(total)}</dd></div>
</dl>`
}

function row(name: string, value: string | ReturnType<typeof html>) {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function gain(name: string, value: string) {
  return html`<div class="gain"><dt>${name}</dt><dd>${value}</dd></div>`
}

function freightRow(page: CheckoutPage) {
  const { t, money } = page
  const freight = cheapestFreight(page)
  if (!freight) return row(t.freightShort, html`<a href="#cep-field">${t.askCep}</a>`)
  if (freight.valor === 0) return row(t.freightShort, t.free)
  return row(t.cheapest.replace('{label}', freight.label), money(freight.valor))
}

function installments(page: CheckoutPage) {
  const { cart, t, money } = page
  const free = cart.subtotal.parcelamento.findLast(({ parcelas, taxa }) => parcelas > 1 && taxa <= 0)
  if (!free) return ''
  const value = t.interestFree.replace('{count}', String(free.parcelas)).replace('{value}', money(free.valorParcela))
  return row(cents(cheapestFreight(page)?.valor ?? 0) > 0 ? t.installmentsGoods : t.installments, value)
}

function cheapestFreight({ extras }: CheckoutPage) {
  const [cheapest] = extras.freights?.fretes.toSorted((one, other) => one.valor - other.valor) ?? []
  return cheapest ?? null
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function cents(reais: number): number {
  return Math.round(reais * 100)
}
