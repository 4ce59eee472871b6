import { html } from 'hono/html'
import pageText from '../checkout-texts.json' with { type: 'json' }
import type { View } from '../context.ts'
import type { CartOfferRow } from '../queries/combinations.ts'
import type { ProductRow } from '../queries/products.ts'
import type { cartOf } from './cart.ts'
import { CART_PATH } from './cart-payload.ts'
import { frontImage } from './images.ts'

export type Cart = ReturnType<typeof cartOf>

/** What the parts of the page are made of. `t`: the page is not part of the storefront and its dictionaries. */
export type CheckoutPage = ReturnType<typeof pageOf>

export function pageOf(cart: Cart, extras: CheckoutExtras, view: View) {
  const { language } = view
  const locale = language === 'pt' ? 'pt-BR' : 'en'
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const money = (reais: number) => `${reais < 0 ? '-' : ''}R$\u00a0${amount.format(Math.abs(reais))}`
  return { cart, extras, view, t: pageText[language], money }
}

interface WrongField {
  typed: string
  error: string
}

export interface CheckoutExtras {
  cep: string
  freights: { fretes: { label: string; prazo: string; valor: number }[]; mensagem: string } | null
  offers: CartOfferRow[]
  /** What an empty cart may start with. */
  start: Pick<ProductRow, 'slug' | 'name' | 'images' | 'price_cents'>[]
  wrongCep?: WrongField
  wrongCoupon?: WrongField
}

export const NO_EXTRAS: CheckoutExtras = { cep: '', freights: null, offers: [], start: [] }

export function shippingPart(page: CheckoutPage) {
  const { extras, t } = page
  const field = { part: 'frete', name: 'cep', label: t.cep, button: t.calculate, value: extras.cep, mode: 'numeric' }
  return html`<section class="part" aria-labelledby="freight-title">
<h2 id="freight-title">${t.freight}</h2>
${fieldForm(field, extras.wrongCep)}
${freightTable(page)}
</section>`
}

export const TAKE_OFF = 'retirar'

export function couponPart({ cart, extras, t }: CheckoutPage) {
  const applied = cart.promocoes.find(promotion => 'cupom' in promotion)
  const field = { part: 'cupom', name: 'cupom', label: t.code, button: t.apply, value: '', mode: 'text' }
  return html`<section class="part" aria-labelledby="coupon-title">
<h2 id="coupon-title">${t.coupon}</h2>
${fieldForm(field, extras.wrongCoupon)}
${
  applied
    ? html`<form class="applied" method="post" action="${CART_PATH}/cupom#cupom"><input type="hidden" name="${TAKE_OFF}" value="1">
<p>${applied.nome}</p><button type="submit" aria-label="${t.takeOff}: ${applied.nome}">${t.takeOff}</button></form>`
    : ''
}
</section>`
}

type FieldForm = Record<'part' | 'name' | 'label' | 'button' | 'value' | 'mode', string>

function fieldForm({ part, name, label, button, value, mode }: FieldForm, wrong?: WrongField) {
  const error = wrong ? html`<p class="wrong" id="${name}-error" role="alert">${wrong.error}</p>` : ''
  const attributes = wrong ? html`aria-invalid="true" aria-describedby="${name}-error" autofocus` : ''
  return html`<form class="field" method="post" action="${CART_PATH}/${part}#${part}" id="${part}">
<label for="${name}-field">${label}</label>
<input id="${name}-field" name="${name}" value="${wrong ? wrong.typed : value}" inputmode="${mode}" autocomplete="${mode === 'numeric' ? 'postal-code' : 'off'}" maxlength="80" placeholder="${mode === 'numeric' ? '00000-000' : ''}" required ${attributes}>
<button type="submit">${button}</button>
${error}</form>`
}

function freightTable({ extras: { cep, freights }, t, money }: CheckoutPage) {
  if (!freights) return ''
  const { fretes, mensagem } = freights
  if (fretes.length === 0) return html`<p class="freights wrong">${mensagem}</p>`
  const price = (valor: number) => (valor === 0 ? t.free : money(valor))
  return html`<div class="freights"><table>
<caption>${t.freightTo.replace('{cep}', cep)}</caption>
<thead><tr><th scope="col">${t.way}</th><th scope="col">${t.term}</th><th scope="col">${t.price}</th></tr></thead>
<tbody>${fretes.map(
    ({ label, prazo, valor }) => html`<tr><th scope="row">${label}</th><td>${prazo}</td><td>${price(valor)}</td></tr>`
  )}</tbody>
</table>${fretes.length > 1 ? html`<p class="hint">${t.chooseLater}</p>` : ''}</div>`
}

export function offersPart(page: CheckoutPage) {
  if (page.extras.offers.length === 0) return ''
  return html`<section class="part" aria-labelledby="offers-title">
<h2 id="offers-title">${page.t.together}</h2>
<ul class="offers">${page.extras.offers.map(offer => offerItem(offer, page))}</ul>
</section>`
}

function offerItem(offer: CartOfferRow, { t, money }: CheckoutPage) {
  const cents = offer.price_cents - Math.round((offer.price_cents * offer.discount_percent) / 100)
  const label = t.takeOf.replace('{name}', offer.name)
  return html`<li>
<img src="${frontImage(offer.images, '')}" alt="" width="64" height="64" loading="lazy">
<div class="about"><h3><a href="/${offer.slug}">${offer.name}</a></h3>
<p><s>${money(offer.price_cents / 100)}</s> <b>${money(cents / 100)}</b> ${t.with.replace('{name}', offer.main_name)}</p></div>
${
  offer.simple
    ? html`<form method="post" action="${CART_PATH}/adicionar">${lineFields({ idProduto: offer.other_id })}
<input type="hidden" name="quantidade" value="1"><button type="submit" aria-label="${label}">${t.take}</button></form>`
    : html`<a class="choose" href="/${offer.slug}" aria-label="${t.chooseOf.replace('{name}', offer.name)}">${t.choose}</a>`
}
</li>`
}

export function startPart({ extras, t, money }: CheckoutPage) {
  if (extras.start.length === 0) return ''
  return html`<section class="part" aria-labelledby="start-title">
<h2 id="start-title">${t.start}</h2>
<ul class="start">${extras.start.map(
    ({ slug, name, images, price_cents: cents }) => html`<li><a href="/${slug}">
<img src="${frontImage(images, '')}" alt="" width="180" height="180" loading="lazy">${name} <b>${money(cents / 100)}</b></a></li>`
  )}</ul>
</section>`
}

export type LineIdentity = Partial<Cart['itens'][number]['hash']>

export function lineFields(line: LineIdentity) {
  return html`<input type="hidden" name="idProduto" value="${line.idProduto}">
<input type="hidden" name="idAtributoSimples" value="${line.idAtributoSimples ?? 0}">
<input type="hidden" name="idUnidadeVenda" value="${line.idUnidadeVenda ?? 0}">
<input type="hidden" name="idArmazem" value="${line.idArmazem ?? 0}">
<input type="hidden" name="adicional" value="${line.adicional ?? ''}">`
}
