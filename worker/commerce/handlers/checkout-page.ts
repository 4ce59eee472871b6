import * as v from 'valibot'
import { readCookie } from '../../cookies.ts'
import type { View } from '../context.ts'
import { type CartRows, EMPTY_CART, loadCart, loadCoupon, setCoupon, touchCart } from '../queries/cart.ts'
import { type CartChange, changeCart } from '../queries/cart-change.ts'
import { loadCartOffers } from '../queries/cart-offers.ts'
import { lineOf, updateBody } from '../rules/cart-body.ts'
import { cepDigits, placeOf } from '../rules/cep.ts'
import { languageOfCookie } from '../rules/language.ts'
import { acknowledge, cartOfSession, readShopper, sessionForWrite, visitorOf, writeShopper } from '../session.ts'
import { say } from '../texts.ts'
import { cartOf } from '../wire/cart.ts'
import { refusalMessages } from '../wire/cart-messages.ts'
import { CART_PATH } from '../wire/cart-payload.ts'
import type { CheckoutExtras } from '../wire/checkout-extras.ts'
import { cartPage } from '../wire/checkout-page.ts'
import type { CommerceContext } from './errors.ts'
import { freightsOf, loadCartParcel } from './shipment.ts'

type Item = ReturnType<typeof cartOf>['itens'][number]

/** GET /checkout/carrinho: the demonstration checkout. Plain HTML that works without JavaScript. */
export async function orderPage(c: CommerceContext) {
  setPageView(c)
  return page(c, await cartRows(c))
}

/** POST /checkout/carrinho: sets a line's quantity (0 removes) and redirects. A refusal or a removal renders the page instead. */
export async function changeOrder(c: CommerceContext) {
  setPageView(c)
  const form = await readLine(c)
  if (!form) return c.redirect(CART_PATH, 303)
  const removed = form.quantidade === 0 ? await findItem(c, form) : null
  const result = await change(c, form, form.quantidade === 0 ? 'remove' : 'set')
  if (result?.kind === 'refused') return refused(c, result)
  return removed && result?.kind === 'changed' ? page(c, result.cart, { removed }) : c.redirect(CART_PATH, 303)
}

/** POST /checkout/carrinho/adicionar: restores a removed line, or adds an offered product. */
export async function addToOrder(c: CommerceContext) {
  setPageView(c)
  const form = await readLine(c)
  const result = form && form.quantidade > 0 ? await change(c, form, 'add') : null
  return result?.kind === 'refused' ? refused(c, result) : c.redirect(CART_PATH, 303)
}

/** POST /checkout/carrinho/frete: stores the CEP in the session; the page then shows the shipping prices. */
export async function shipOrder(c: CommerceContext) {
  setPageView(c)
  const typed = await readField(c, 'cep')
  const place = placeOf(cepDigits(typed) ?? '')
  if (!place) {
    const error = say(c.var.view.language, cepDigits(typed) ? 'unknown-cep' : 'bad-cep')
    return page(c, await cartRows(c), { wrongCep: { typed, error } }, 422)
  }
  const session = await sessionForWrite(c)
  if (!session) return c.redirect(CART_PATH, 303)
  const writes = await touchCart(c.var.commerce.db, session.cartId, c.var.commerce.now())
  await writeShopper(c.var.commerce, session.key, place)
  acknowledge(c, session, writes)
  return c.redirect(CART_PATH, 303)
}

/** POST /checkout/carrinho/cupom */
export async function discountOrder(c: CommerceContext) {
  setPageView(c)
  const { db, now } = c.var.commerce
  const typed = await readField(c, 'cupom')
  const coupon = await loadCoupon(db, typed, now())
  if (!coupon) {
    const error = say(c.var.view.language, 'coupon-unknown')
    return page(c, await cartRows(c), { wrongCoupon: { typed, error } }, 422)
  }
  const session = await sessionForWrite(c)
  if (!session) return c.redirect(CART_PATH, 303)
  const writes = await touchCart(db, session.cartId, now())
  await setCoupon(db, session.cartId, coupon.code)
  acknowledge(c, session, writes)
  return c.redirect(CART_PATH, 303)
}

type LineForm = v.InferOutput<typeof updateBody>

async function change(c: CommerceContext, form: LineForm, mode: CartChange['mode']) {
  const { db, now } = c.var.commerce
  const session = await sessionForWrite(c)
  if (!session) return null
  const wanted = { mode, lines: [{ ...lineOf(form), quantity: form.quantidade }], claim: null }
  const { language } = c.var.view
  const result = await changeCart(db, { ...wanted, ...cartOfSession(session), language, now: now() })
  if (result.kind === 'changed') acknowledge(c, session, result.writes)
  return result
}

type Refused = Extract<Awaited<ReturnType<typeof change>>, { kind: 'refused' }>

function refused(c: CommerceContext, { cart, refusals }: Refused) {
  return page(c, cart, { messages: refusalMessages(refusals, c.var.view.language) })
}

/** The remove button sends its own quantity after the field's. */
async function readLine(c: CommerceContext): Promise<LineForm | null> {
  const form = await c.req.formData().catch(() => new FormData())
  const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  const read = v.safeParse(updateBody, fields)
  return read.success ? read.output : null
}

const MAX_FIELD_LENGTH = 80

async function readField(c: CommerceContext, name: string): Promise<string> {
  const form = await c.req.formData().catch(() => new FormData())
  const value = form.get(name)
  return typeof value === 'string' ? value.trim().slice(0, MAX_FIELD_LENGTH) : ''
}

async function findItem(c: CommerceContext, form: LineForm): Promise<Item | null> {
  const wanted = JSON.stringify(lineOf(form))
  const { itens } = cartOf(await cartRows(c), c.var.view)
  return itens.find(({ hash }) => JSON.stringify(lineOf(hash)) === wanted) ?? null
}

async function cartRows(c: CommerceContext): Promise<CartRows> {
  const { cartId } = await visitorOf(c)
  const { db, now } = c.var.commerce
  return cartId ? loadCart(db, cartId, c.var.view.language, now()) : EMPTY_CART
}

/** For a browser's page: the language is the shop's cookie, not the browser's preference, and URLs are relative. */
function setPageView(c: CommerceContext): void {
  const language = languageOfCookie(readCookie(c.req.header('cookie'), 'language'))
  const view: View = { ...c.var.view, origin: '', language }
  c.set('view', view)
}

interface Shown extends Pick<CheckoutExtras, 'wrongCep' | 'wrongCoupon'> {
  messages?: ReturnType<typeof refusalMessages>
  removed?: Item
}

async function page(c: CommerceContext, cart: CartRows, shown: Shown = {}, status: 200 | 422 = 200) {
  const { view } = c.var
  const { messages, removed, ...wrong } = shown
  const extras = cart.lines.length > 0 ? await loadExtras(c) : undefined
  c.header('Cache-Control', 'no-store')
  return c.html(cartPage(cartOf(cart, view, messages), view, extras && { ...extras, ...wrong }, removed), status)
}

async function loadExtras(c: CommerceContext): Promise<CheckoutExtras> {
  const { key, cartId } = await visitorOf(c)
  const { commerce, view } = c.var
  const [shopper, parcel, offers] = await Promise.all([
    readShopper(commerce, key),
    loadCartParcel(c),
    cartId ? loadCartOffers(commerce.db, cartId, view.language) : []
  ])
  const cep = shopper?.cep ?? ''
  const digits = cepDigits(cep)
  return { cep, offers, freights: digits && parcel ? freightsOf(c, digits, parcel) : null }
}
