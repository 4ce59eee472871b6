import { html } from 'hono/html'
import type { View } from '../context.ts'
import type { cartOf } from './cart.ts'
import { CART_PATH } from './cart-payload.ts'
import {
  type CheckoutExtras,
  couponPart,
  type LineIdentity,
  lineFields,
  money,
  NO_EXTRAS,
  offersPart,
  type PageText,
  pageText,
  shippingPart
} from './checkout-extras.ts'
import { type CheckoutSums, checkoutSums } from './checkout-sums.ts'

type Cart = ReturnType<typeof cartOf>
type Item = Cart['itens'][number]

export interface RemovedLine {
  nome: string
  hash: LineIdentity & { quantidade: number }
}

/** The checkout page as HTML. `html` escapes all interpolated values; the cart's messages are plain text here. */
export function cartPage(cart: Cart, view: View, extras = NO_EXTRAS, removed: RemovedLine | null = null) {
  const t = pageText[view.language]
  return html`<!doctype html>
<html lang="${view.language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t.title} | ${view.settings.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/checkout.css">
</head>
<body>
<p class="notice" role="status">${t.notice}</p>
<header class="top"><div class="bar">${logo(view)}<a href="/">${t.back}</a></div></header>
<main>
<h1>${t.title}</h1>
${alerts(cart)}
${removed ? undo(removed, t) : ''}
${cart.itens.length === 0 ? empty(t) : order(cart, view, extras, t)}
</main>
</body>
</html>`
}

/** The default logo says Seiva. */
const DRAWN_NAME = 'Seiva'

function logo({ settings: { name } }: View) {
  if (name !== DRAWN_NAME) return html`<a class="brand" href="/">${name}</a>`
  return html`<a class="brand" href="/"><picture><source srcset="/logo-dark.svg" media="(prefers-color-scheme: dark)">
<img src="/logo.svg" alt="${name}" width="132" height="40"></picture></a>`
}

function alerts({ mensagens }: Cart) {
  if (mensagens.length === 0) return ''
  return html`<div class="alert" role="alert">${mensagens.map(({ mensagem }) => html`<p>${plain(mensagem)}</p>`)}</div>`
}

function empty(t: PageText) {
  return html`<p class="empty">${t.empty}</p><p><a class="button" href="/">${t.browse}</a></p>`
}

/** A form that restores the removed line. */
function undo({ nome, hash }: RemovedLine, t: PageText) {
  return html`<form class="undo" method="post" action="${CART_PATH}/adicionar">${lineFields(hash)}
<input type="hidden" name="quantidade" value="${hash.quantidade}">
<p role="status">${t.removed.replace('{name}', nome)}</p>
<button type="submit" aria-label="${t.undo}: ${nome}">${t.undo}</button></form>`
}

function order(cart: Cart, view: View, extras: CheckoutExtras, t: PageText) {
  const sums = checkoutSums(cart)
  return html`<div class="order">
<div>
<ul class="lines" aria-label="${t.items}">${cart.itens.map((item, at) => line(item, sums.lines[at] ?? null, view, t))}</ul>
${shippingPart(extras, view, t)}
${couponPart(extras, t)}
${offersPart(extras, view, t)}
</div>
${summary(cart, sums, extras, view, t)}
</div>`
}

function line(item: Item, cents: number | null, view: View, t: PageText) {
  return html`<li class="line">
<img src="${item.imagem}" alt="" width="84" height="84" loading="lazy">
<div class="about">
<h2><a href="${item.url}">${item.nome}</a></h2>
${choice(item)}
${item.hash.adicional === '' ? '' : html`<p>${t.text}: ${item.hash.adicional}</p>`}
<p>${t.unit}: ${money(item.precos.precoPor, view)}</p>
${Array.isArray(item.assinatura) ? '' : html`<p>${t.subscription.replace('{days}', String(item.assinatura.recorrencia))}</p>`}
${item.mensagem === '' ? '' : html`<p class="warning">${plain(item.mensagem)}</p>`}
</div>
${forms(item, t)}
<p class="sum">${cents === null ? '–' : money(cents / 100, view)}</p>
</li>`
}

function choice({ atributos }: Item) {
  if (Array.isArray(atributos)) return ''
  const { atributo, atributoValor } = atributos.simples
  return html`<p>${[atributo.label, atributoValor.label].filter(Boolean).join(': ')}</p>`
}

/** Two forms, so that Enter updates the quantity and never removes the line. */
function forms(item: Item, t: PageText) {
  const { hash, nome } = item
  const fields = lineFields(hash)
  return html`<div class="change">
<form method="post" action="${CART_PATH}">${fields}
<label>${t.quantity} <input type="number" name="quantidade" value="${hash.quantidade}" min="1" max="99" inputmode="numeric" required></label>
<button type="submit" aria-label="${t.update}: ${nome}">${t.update}</button></form>
<form method="post" action="${CART_PATH}">${fields}
<input type="hidden" name="quantidade" value="0">
<button type="submit" class="remove" aria-label="${t.remove}: ${nome}">${t.remove}</button></form>
</div>`
}

/** Names and order match the store's side cart, with intermediate sums. */
function summary(cart: Cart, sums: CheckoutSums, extras: CheckoutExtras, view: View, t: PageText) {
  const { subtotal, discounts, total, cash, installments, saved } = sums
  const row = (name: string, cents: number) => sumRow(name, money(cents / 100, view))
  return html`<section class="summary" aria-labelledby="summary-title">
<h2 id="summary-title">${t.summary}</h2>
<dl>
<div><dt>${t.units}</dt><dd>${cart.quantidadeTotal}</dd></div>
${row(t.subtotal, subtotal)}
${discounts.map(({ name, cents }) => row(name, -cents))}
<div class="total"><dt>${t.total}</dt><dd>${money(total / 100, view)}</dd></div>
${row(t.pix.replace('{percent}', String(cash.percent)), cash.cents)}
${installments ? sumRow(t.installments, interestFree(installments, view, t)) : ''}
${saved > 0 ? row(t.saved, saved) : ''}
${freightRows(extras, total, view, t)}
</dl>
<p>${shippingNote(cart, view, t)}</p>
<p><a class="button" href="/">${t.back}</a></p>
</section>`
}

function sumRow(name: string, value: string) {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function interestFree({ count, cents }: NonNullable<CheckoutSums['installments']>, view: View, t: PageText): string {
  return t.interestFree.replace('{count}', String(count)).replace('{value}', money(cents / 100, view))
}

/** The cheapest shipping to the session's CEP, and the total with it. */
function freightRows({ freights }: CheckoutExtras, total: number, view: View, t: PageText) {
  const [cheapest] = [...(freights?.fretes ?? [])].sort((one, other) => one.valor - other.valor)
  if (!cheapest) return ''
  const { label, valor } = cheapest
  const cents = Math.round(valor * 100)
  return html`${sumRow(t.cheapest.replace('{label}', label), cents === 0 ? t.free : money(valor, view))}
${cents > 0 ? sumRow(t.withFreight, money((total + cents) / 100, view)) : ''}`
}

/** Spec 9: the free shipping alert. */
function shippingNote(cart: Cart, view: View, t: PageText): string {
  const missing = view.settings.freeShippingCents / 100 - cart.total
  return missing > 0 ? t.shippingMissing.replace('{value}', money(missing, view)) : t.shippingFree
}

/** The API's messages are HTML; this page uses their text only. */
function plain(message: string): string {
  const words = message.replace(/<\/?b>/g, '')
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
