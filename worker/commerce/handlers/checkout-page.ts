import * as v from 'valibot'
import { readCookie } from '../../cookies.ts'
import type { View } from '../context.ts'
import { EMPTY_CART, loadCart } from '../queries/cart.ts'
import { type CartChange, changeCart } from '../queries/cart-change.ts'
import { lineOf, updateBody } from '../rules/cart-body.ts'
import { languageOfCookie } from '../rules/language.ts'
import { acknowledge, cartOfSession, sessionForWrite, visitorOf } from '../session.ts'
import { cartOf } from '../wire/cart.ts'
import { refusalMessages } from '../wire/cart-messages.ts'
import { CART_PATH } from '../wire/cart-payload.ts'
import { cartPage } from '../wire/checkout-page.ts'
import type { CommerceContext } from './errors.ts'

/** GET /checkout/carrinho: the stand-in of the external checkout. Plain HTML that works without JavaScript. */
export async function orderPage(c: CommerceContext) {
  const view = pageView(c)
  const { cartId } = await visitorOf(c)
  const { db, now } = c.var.commerce
  const cart = cartId ? await loadCart(db, cartId, view.language, now()) : EMPTY_CART
  return page(c, cartPage(cartOf(cart, view), view))
}

/** POST /checkout/carrinho: one line's new quantity (0 removes), then back to the page. A refusal is shown at once. */
export async function changeOrder(c: CommerceContext) {
  const view = pageView(c)
  const form = v.safeParse(updateBody, formFields(await c.req.formData().catch(() => new FormData())))
  const result = form.success ? await change(c, view, form.output) : null
  if (result?.kind !== 'refused') return c.redirect(CART_PATH, 303)
  const messages = refusalMessages(result.refusals, view.language)
  return page(c, cartPage(cartOf(result.cart, view, messages), view))
}

async function change(c: CommerceContext, view: View, body: v.InferOutput<typeof updateBody>) {
  const { db, now } = c.var.commerce
  const session = await sessionForWrite(c)
  if (!session) return null
  const quantity = body.quantidade
  const wanted: Pick<CartChange, 'mode' | 'lines'> = {
    mode: quantity === 0 ? 'remove' : 'set',
    lines: [{ ...lineOf(body), quantity }]
  }
  const { language } = view
  const result = await changeCart(db, { ...wanted, ...cartOfSession(session), claim: null, language, now: now() })
  if (result.kind === 'changed') acknowledge(c, session, result.writes)
  return result
}

/** The button that removes sends its own quantity after the field's. */
function formFields(form: FormData): Record<string, unknown> {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
}

/** A browser's page: its language is the shop's cookie, not the browser's preference, and its addresses are relative. */
function pageView(c: CommerceContext): View {
  return { ...c.var.view, origin: '', language: languageOfCookie(readCookie(c.req.header('cookie'), 'language')) }
}

function page(c: CommerceContext, body: ReturnType<typeof cartPage>) {
  c.header('Cache-Control', 'no-store')
  return c.html(body)
}
