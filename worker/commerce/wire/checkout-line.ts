import { html } from 'hono/html'
import { CART_PATH } from './cart-payload.ts'
import { type Cart, type CheckoutPage, lineFields } from './checkout-extras.ts'
import { lineCents } from './checkout-summary.ts'

type Item = Cart['itens'][number]

export function line(item: Item, { t, money }: CheckoutPage) {
  return html`<li class="line" id="${lineId(item)}">
<img src="${item.imagem}" alt="" width="84" height="84" loading="lazy">
<div class="about">
<h2><a href="${item.url}">${item.nome}</a></h2>
${choice(item)}
${item.hash.adicional === '' ? '' : html`<p>${t.text}: ${item.hash.adicional}</p>`}
${kit(item, t)}
${subscription(item, t)}
<p>${t.unit}: ${was(item, money)}${money(item.precos.precoPor)}</p>
${item.mensagem === '' ? '' : html`<p class="warning">${plain(item.mensagem)}</p>`}
</div>
${quantity(item, t)}
${removal(item, t)}
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

function kit({ componentes }: Item, t: CheckoutPage['t']) {
  if (componentes.length === 0) return ''
  return html`<ul class="kit" aria-label="${t.kit}">${componentes.map(
    ({ nome, quantidade }) => html`<li>${quantidade} × ${nome}</li>`
  )}</ul>`
}

function was({ precos: { precoDe, precoPor } }: Item, money: CheckoutPage['money']) {
  return precoDe > precoPor ? html`<s>${money(precoDe)}</s> ` : ''
}

function subscription({ assinatura }: Item, t: CheckoutPage['t']) {
  if (Array.isArray(assinatura)) return ''
  const { recorrencia, condicoes } = assinatura
  return html`<p>${t.subscription.replace('{days}', String(recorrencia))}</p>
${condicoes ? html`<p class="gain">${condicoes}</p>` : ''}`
}

/**
 * Of several values of a field the last counts: a step's, if its button was pressed. The first button, which Enter
 * presses, shows while the field has the focus.
 */
function quantity(item: Item, t: CheckoutPage['t']) {
  const { hash } = item
  const name = nameOf(item)
  const step = (by: number, sign: string, label: string) =>
    html`<button class="step" name="quantidade" value="${hash.quantidade + by}" aria-label="${label}: ${name}"${hash.quantidade + by < 1 ? ' disabled' : ''}>${sign}</button>`
  return html`<form class="stepper" method="post" action="${CART_PATH}#${lineId(item)}">${lineFields(hash)}
<label><span class="visually-hidden">${t.quantity}</span> <input class="amount" type="number" name="quantidade" value="${hash.quantidade}" min="1" max="99" inputmode="numeric" required></label>
<button class="update" aria-label="${t.update}: ${name}">${t.update}</button>
${step(-1, '−', t.decrease)}${step(1, '+', t.increase)}</form>`
}

/** Lucide's trash-2. */
const BIN = html`<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/></svg>`

/** A form of its own, so that Enter in the quantity never removes the line. */
function removal(item: Item, t: CheckoutPage['t']) {
  return html`<form class="remove" method="post" action="${CART_PATH}">${lineFields(item.hash)}
<input type="hidden" name="quantidade" value="0">
<button aria-label="${t.remove}: ${nameOf(item)}" title="${t.remove}">${BIN}</button></form>`
}

/** Two flavours of a product are two lines. */
function nameOf(item: Item): string {
  return [item.nome, chosen(item)].filter(Boolean).join(', ')
}

/** The page shows the changed line again. */
function lineId({ hash }: Item): string {
  return `item-${hash.idProduto}-${hash.idAtributoSimples}`
}

/** The API's messages are HTML; this page uses their text only. */
export function plain(message: string): string {
  const words = message.replace(/<\/?b>/g, '')
  return words.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
