import { html } from 'hono/html'
import { type PageText, pageText } from '../checkout-texts.ts'
import type { View } from '../context.ts'
import type { cartOf } from './cart.ts'
import { CART_PATH } from './cart-payload.ts'

type Cart = ReturnType<typeof cartOf>
type Item = Cart['itens'][number]

/** The checkout page as HTML. Everything interpolated is escaped by `html`; messages of the cart are plain text here. */
export function cartPage(cart: Cart, view: View) {
  const t = pageText[view.language]
  return html`<!doctype html>
<html lang="${view.language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title} | ${view.settings.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/checkout.css">
</head>
<body>
<header class="top"><a class="brand" href="/">${view.settings.name}</a><a href="/">${t.back}</a></header>
<main>
<p class="notice" role="note">${t.notice}</p>
<h1>${t.title}</h1>
${alerts(cart)}
${cart.itens.length === 0 ? empty(t) : order(cart, view, t)}
</main>
</body>
</html>`
}

function alerts({ mensagens }: Cart) {
  if (mensagens.length === 0) return ''
  return html`<div class="alert" role="alert">${mensagens.map(({ mensagem }) => html`<p>${plain(mensagem)}</p>`)}</div>`
}

function empty(t: PageText) {
  return html`<p class="empty">${t.empty}</p><p><a class="button" href="/">${t.browse}</a></p>`
}

function order(cart: Cart, view: View, t: PageText) {
  return html`<div class="order">
<ul class="lines" aria-label="${t.items}">${cart.itens.map(item => line(item, view, t))}</ul>
${summary(cart, view, t)}
</div>`
}

function line(item: Item, view: View, t: PageText) {
  const choice = Array.isArray(item.atributos) ? '' : item.atributos.simples.atributoValor.label
  return html`<li class="line">
<img src="${item.imagem}" alt="" width="96" height="96" loading="lazy">
<div class="about">
<h2><a href="${item.url}">${item.nome}</a></h2>
${choice === '' ? '' : html`<p>${choice}</p>`}
${item.hash.adicional === '' ? '' : html`<p>${t.text}: ${item.hash.adicional}</p>`}
<p>${t.unit}: ${money(item.precos.precoPor, view)}</p>
${Array.isArray(item.assinatura) ? '' : html`<p>${t.subscription.replace('{days}', String(item.assinatura.recorrencia))}</p>`}
${item.mensagem === '' ? '' : html`<p class="warning">${plain(item.mensagem)}</p>`}
</div>
${forms(item, t)}
<p class="sum">${money(item.precos.total, view)}</p>
</li>`
}

/** Two forms, so that Enter in the quantity updates and nothing removes by accident. */
function forms(item: Item, t: PageText) {
  const { hash, nome } = item
  const fields = html`<input type="hidden" name="idProduto" value="${hash.idProduto}">
<input type="hidden" name="idAtributoSimples" value="${hash.idAtributoSimples}">
<input type="hidden" name="idUnidadeVenda" value="${hash.idUnidadeVenda}">
<input type="hidden" name="idArmazem" value="${hash.idArmazem}">
<input type="hidden" name="adicional" value="${hash.adicional}">`
  return html`<div class="change">
<form method="post" action="${CART_PATH}">${fields}
<label>${t.quantity} <input type="number" name="quantidade" value="${hash.quantidade}" min="1" max="99" inputmode="numeric" required></label>
<button type="submit" aria-label="${t.update}: ${nome}">${t.update}</button></form>
<form method="post" action="${CART_PATH}">${fields}
<input type="hidden" name="quantidade" value="0">
<button type="submit" class="remove" aria-label="${t.remove}: ${nome}">${t.remove}</button></form>
</div>`
}

function summary(cart: Cart, view: View, t: PageText) {
  const { descontoVista } = cart.subtotal
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">${t.summary}</h2>
<dl>
<div><dt>${t.units}</dt><dd>${cart.quantidadeTotal}</dd></div>
${cart.promocoes.map(({ nome, desconto }) => html`<div><dt>${nome}</dt><dd>−${money(desconto, view)}</dd></div>`)}
<div><dt>${t.subtotal}</dt><dd>${money(cart.subtotal.valor, view)}</dd></div>
<div><dt>${t.pix.replace('{percent}', String(descontoVista.porcentagem))}</dt><dd>${money(descontoVista.valor, view)}</dd></div>
<div class="total"><dt>${t.total}</dt><dd>${money(cart.total, view)}</dd></div>
</dl>
<p>${shippingNote(cart, view, t)}</p>
<p class="notice">${t.notice}</p>
<p><a class="button" href="/">${t.back}</a></p>
</section>`
}

/** Spec 9: the free shipping alert. */
function shippingNote(cart: Cart, view: View, t: PageText): string {
  const missing = view.settings.freeShippingCents / 100 - cart.total
  return missing > 0 ? t.shippingMissing.replace('{value}', money(missing, view)) : t.shippingFree
}

function money(reais: number, { language }: View): string {
  const locale = language === 'pt' ? 'pt-BR' : 'en'
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(reais)
  return `R$\u00a0${amount}`
}

/** Messages are written as HTML for the API; here their words suffice. */
function plain(message: string): string {
  const words = message.replace(/<\/?b>/g, '')
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
