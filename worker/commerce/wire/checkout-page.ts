import { html } from 'hono/html'
import type { View } from '../context.ts'
import { CART_PATH } from './cart-payload.ts'
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
import { lineCents, summary } from './checkout-summary.ts'

type Item = Cart['itens'][number]

export interface RemovedLine {
  nome: string
  hash: LineIdentity & { quantidade: number }
}

/** The checkout page as HTML. `html` escapes all interpolated values; the cart's messages are plain text here. */
export function cartPage(cart: Cart, view: View, extras = NO_EXTRAS, removed: RemovedLine | null = null) {
  const page = pageOf(cart, extras, view)
  const { t } = page
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
${cart.itens.length === 0 ? empty(page) : order(page)}
</main>
${footer(page)}
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

/** Decreto 7.962/2013 art. 2 and 5. */
function footer({ view, t }: CheckoutPage) {
  const { legalName, cnpj, email, address } = view.settings
  const { street, number, district, city, state, postalCode } = address
  return html`<footer>
<p>${legalName}${cnpj ? `, CNPJ ${cnpj}` : ''}</p>
<p>${street}, ${number}, ${district}, ${city}/${state}, ${postalCode}</p>
<p><a href="mailto:${email}">${email}</a></p>
<p><a href="/pagina/arrependimento">${t.withdrawal}</a></p>
</footer>`
}

function alerts({ mensagens }: Cart) {
  if (mensagens.length === 0) return ''
  return html`<div class="alert" role="alert">${mensagens.map(({ mensagem }) => html`<p>${plain(mensagem)}</p>`)}</div>`
}

function empty(page: CheckoutPage) {
  const { t } = page
  return html`<p class="empty">${t.empty}</p><p class="empty"><a class="button" href="/">${t.browse}</a></p>${startPart(page)}`
}

function undo({ nome, hash }: RemovedLine, t: CheckoutPage['t']) {
  return html`<form class="undo" method="post" action="${CART_PATH}/adicionar">${lineFields(hash)}
<input type="hidden" name="quantidade" value="${hash.quantidade}">
<p role="status">${t.removed.replace('{name}', nome)}</p>
<button type="submit" aria-label="${t.undo}: ${nome}">${t.undo}</button></form>`
}

function order(page: CheckoutPage) {
  return html`<div class="order">
<div>
<ul class="lines" aria-label="${page.t.items}">${page.cart.itens.map(item => line(item, page))}</ul>
<div class="parts">${shippingPart(page)}${couponPart(page)}</div>
${offersPart(page)}
</div>
${summary(page)}
</div>`
}

function line(item: Item, { t, money }: CheckoutPage) {
  return html`<li class="line">
<img src="${item.imagem}" alt="" width="84" height="84" loading="lazy">
<div class="about">
<h2><a href="${item.url}">${item.nome}</a></h2>
${choice(item)}
${item.hash.adicional === '' ? '' : html`<p>${t.text}: ${item.hash.adicional}</p>`}
<p>${t.unit}: ${was(item, money)}${money(item.precos.precoPor)}</p>
${Array.isArray(item.assinatura) ? '' : html`<p>${t.subscription.replace('{days}', String(item.assinatura.recorrencia))}</p>`}
${item.mensagem === '' ? '' : html`<p class="warning">${plain(item.mensagem)}</p>`}
</div>
${forms(item, t)}
<p class="sum">${item.status === 'disponivel' ? money(lineCents(item) / 100) : '–'}</p>
</li>`
}

function choice({ atributos }: Item) {
  if (Array.isArray(atributos)) return ''
  const { atributo, atributoValor } = atributos.simples
  return html`<p>${[atributo.label, atributoValor.label].filter(Boolean).join(': ')}</p>`
}

function chosen({ atributos }: Item): string {
  return Array.isArray(atributos) ? '' : atributos.simples.atributoValor.label
}

function was({ precos: { precoDe, precoPor } }: Item, money: CheckoutPage['money']) {
  return precoDe > precoPor ? html`<s>${money(precoDe)}</s> ` : ''
}

/** Two forms, so that Enter updates the quantity and never removes the line. */
function forms(item: Item, t: CheckoutPage['t']) {
  const { hash, nome } = item
  // Two flavours of a product are two lines.
  const name = [nome, chosen(item)].filter(Boolean).join(', ')
  const fields = lineFields(hash)
  return html`<div class="change">
<form method="post" action="${CART_PATH}">${fields}
<label>${t.quantity} <input type="number" name="quantidade" value="${hash.quantidade}" min="1" max="99" inputmode="numeric" required></label>
<button type="submit" aria-label="${t.update}: ${name}">${t.update}</button></form>
<form method="post" action="${CART_PATH}">${fields}
<input type="hidden" name="quantidade" value="0">
<button type="submit" class="remove" aria-label="${t.remove}: ${name}">${t.remove}</button></form>
</div>`
}

/** The API's messages are HTML; this page uses their text only. */
function plain(message: string): string {
  const words = message.replace(/<\/?b>/g, '')
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
