import { html } from 'hono/html'
import type { View } from '../context.ts'
import { CART_PATH } from './cart-payload.ts'
import { checkoutDocument } from './checkout-document.ts'
import {
  type Cart,
  type CheckoutPage,
  couponPart,
  type LineIdentity,
  lineFields,
  NO_EXTRAS,
  offersPart,
  pageOf,
  shippingPart,
  startPart
} from './checkout-extras.ts'
import { line, plain } from './checkout-line.ts'
import { freeShipping, lineCents, payable, summary } from './checkout-summary.ts'

export interface RemovedLine {
  nome: string
  hash: LineIdentity & { quantidade: number }
}

export function cartPage(cart: Cart, view: View, extras = NO_EXTRAS, removed: RemovedLine | null = null) {
  const page = pageOf(cart, extras, view)
  const { t } = page
  return checkoutDocument(
    page,
    t.title,
    html`<main>
<h1>${t.title}</h1>
${alerts(cart)}
${removed ? undo(removed, t) : ''}
${cart.itens.length === 0 ? empty(page) : order(page)}
</main>`
  )
}

/** Stands where a checkout would ask for the payment. */
export function endPage(cart: Cart, view: View, extras = NO_EXTRAS) {
  const page = pageOf(cart, extras, view)
  const { t } = page
  return checkoutDocument(
    page,
    t.checkout,
    html`<main class="end-page">
<h1>${t.checkout}</h1>
<p>${t.end}</p>
<ul class="bought" aria-label="${t.items}">${cart.itens.map(item => bought(item, page))}</ul>
<div class="side">${summary(page)}${payable(page)}</div>
<p><a class="button" href="${CART_PATH}">${t.backToCart}</a></p>
<p><a class="quiet" href="/">${t.back}</a></p>
</main>`
  )
}

function bought(item: Cart['itens'][number], { money }: CheckoutPage) {
  return html`<li><span>${item.quantidade} × ${item.nome}</span><b>${money(lineCents(item) / 100)}</b></li>`
}

function alerts({ mensagens }: Cart) {
  if (mensagens.length === 0) return ''
  return html`<div class="alert" role="alert">${mensagens.map(({ mensagem }) => html`<p>${plain(mensagem)}</p>`)}</div>`
}

function empty(page: CheckoutPage) {
  const { t } = page
  return html`<div class="empty"><p>${t.empty}</p><a class="button" href="/">${t.browse}</a></div>${startPart(page)}`
}

function undo({ nome, hash }: RemovedLine, t: CheckoutPage['t']) {
  return html`<form class="undo" method="post" action="${CART_PATH}/adicionar">${lineFields(hash)}
<input type="hidden" name="quantidade" value="${hash.quantidade}">
<p role="status">${t.removed.replace('{name}', nome)}</p>
<button type="submit" aria-label="${t.undo}: ${nome}">${t.undo}</button></form>`
}

function order(page: CheckoutPage) {
  const { t, cart } = page
  return html`<div class="order">
<div>
${freeShipping(page)}
<ul class="lines" aria-label="${t.items}">${cart.itens.map(item => line(item, page))}</ul>
<div class="parts">${shippingPart(page)}${couponPart(page)}</div>
${offersPart(page)}
</div>
<div class="side">
${summary(page)}
<div class="pay">
${payable(page)}
<a class="button" href="${CART_PATH}/finalizar">${t.checkout}</a>
</div>
<p class="quiet"><a href="/pagina/arrependimento">${t.withdrawal7}</a></p>
</div>
</div>`
}
