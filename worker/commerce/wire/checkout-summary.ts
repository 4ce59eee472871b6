import { html } from 'hono/html'
import type { Cart, CheckoutPage } from './checkout-extras.ts'

export function lineCents({ precos, quantidade }: Cart['itens'][number]): number {
  return cents(precos.precoPor) * quantidade
}

/** The wire subtracts promotions from the lines and the coupon from the subtotal. Here all stand below the subtotal. */
export function summary(page: CheckoutPage) {
  const { cart, view, t, money } = page
  const { promocoes, subtotal, total } = cart
  const counted = cart.itens.filter(({ status }) => status === 'disponivel')
  const reduced = counted.map(({ precos, quantidade }) => {
    return Math.max(0, cents(precos.precoDe) - cents(precos.precoPor)) * quantidade
  })
  const saved = sum(reduced) + sum(promocoes.map(({ desconto }) => cents(desconto)))
  const missing = view.settings.freeShippingCents / 100 - total
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">${t.summary}</h2>
<dl>
<div><dt>${t.units}</dt><dd>${cart.quantidadeTotal}</dd></div>
${row(t.subtotal, money(sum(counted.map(lineCents)) / 100))}
${promocoes.map(({ nome, desconto }) => row(nome, money(-desconto)))}
<div class="total"><dt>${t.total}</dt><dd>${money(total)}</dd></div>
${row(t.pix.replace('{percent}', String(subtotal.descontoVista.porcentagem)), money(subtotal.descontoVista.valor))}
${installments(page)}
${saved > 0 ? row(t.saved, money(saved / 100)) : ''}
${freightRows(page)}
</dl>
<p>${missing > 0 ? t.shippingMissing.replace('{value}', money(missing)) : t.shippingFree}</p>
<p><a class="button" href="/">${t.back}</a></p>
</section>`
}

function row(name: string, value: string) {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function installments({ cart, t, money }: CheckoutPage) {
  const free = cart.subtotal.parcelamento.findLast(({ parcelas, taxa }) => parcelas > 1 && taxa <= 0)
  if (!free) return ''
  const value = t.interestFree.replace('{count}', String(free.parcelas)).replace('{value}', money(free.valorParcela))
  return row(t.installments, value)
}

function freightRows({ cart, extras, t, money }: CheckoutPage) {
  const [cheapest] = extras.freights?.fretes.toSorted((one, other) => one.valor - other.valor) ?? []
  if (!cheapest) return ''
  const { label, valor } = cheapest
  return html`${row(t.cheapest.replace('{label}', label), valor === 0 ? t.free : money(valor))}
${valor > 0 ? row(t.withFreight, money((cents(cart.total) + cents(valor)) / 100)) : ''}`
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function cents(reais: number): number {
  return Math.round(reais * 100)
}
