import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { readCookie } from '../../cookies.ts'
import type { CommerceEnv } from '../context.ts'
import { type CartRows, loadProductName } from '../queries/cart.ts'
import type { CartChange, ChangeResult } from '../queries/cart-change.ts'
import { loadCartOffers } from '../queries/combinations.ts'
import { loadProducts } from '../queries/products.ts'
import { loadShowcase } from '../queries/showcase.ts'
import { lineOf, updateBody } from '../rules/cart-body.ts'
import { cepDigits, placeOf } from '../rules/cep.ts'
import { languageOfCookie } from '../rules/language.ts'
import { readShopper, touchSession, visitorOf, writeShopper } from '../session.ts'
import { say } from '../texts.ts'
import { cartOf } from '../wire/cart.ts'
import { refusalMessages } from '../wire/cart-messages.ts'
import { CART_PATH } from '../wire/cart-payload.ts'
import { type CheckoutExtras, NO_EXTRAS, TAKE_OFF } from '../wire/checkout-extras.ts'
import { cartPage, endPage, type RemovedLine } from '../wire/checkout-page.ts'
import { changeOwnCart, dropOwnCoupon, loadOwnCart, setOwnCoupon } from './cart.ts'
import type { CommerceContext } from './errors.ts'
import { hashOf } from './form.ts'
import { freightsOf, parcelOfCart } from './shipment.ts'

type Item = ReturnType<typeof cartOf>['itens'][number]

/** For a browser's page: the language is the shop's cookie, not the browser's preference, and URLs are relative. */
export const pageView = createMiddleware<CommerceEnv>(async function setPageView(c, next) {
  c.set('language', languageOfCookie(readCookie(c.req.header('cookie'), 'language')))
  c.set('origin', '')
  await next()
})

export async function orderPage(c: CommerceContext) {
  const cart = await loadOwnCart(c)
  return page(c, cart, { removed: await readRemoved(c, cart) })
}

/** POST /checkout/carrinho: sets a line's quantity (0 removes) and redirects. A refusal renders the page instead. */
export async function changeOrder(c: CommerceContext) {
  const form = await readLine(c)
  if (!form) return c.redirect(CART_PATH, 303)
  const removed = form.quantidade === 0 ? itemOf(c, await loadOwnCart(c), form) : null
  const result = await change(c, form, form.quantidade === 0 ? 'remove' : 'set')
  if (result.kind === 'refused') return refused(c, result)
  return c.redirect(removed ? `${CART_PATH}?${await removedQuery(c, removed)}` : CART_PATH, 303)
}

export async function addToOrder(c: CommerceContext) {
  const form = await readLine(c)
  const result = form && form.quantidade > 0 ? await change(c, form, 'add') : null
  return result?.kind === 'refused' ? refused(c, result) : c.redirect(CART_PATH, 303)
}

export async function shipOrder(c: CommerceContext) {
  const typed = await readField(c, 'cep')
  const place = placeOf(cepDigits(typed) ?? '')
  if (!place) {
    const error = say(c.var.language, cepDigits(typed) ? 'unknown-cep' : 'bad-cep')
    return page(c, await loadOwnCart(c), { wrongCep: { typed, error } }, 422)
  }
  const session = await touchSession(c)
  if (session) await writeShopper(c.env, session.key, place)
  return c.redirect(CART_PATH, 303)
}

export async function discountOrder(c: CommerceContext) {
  const [typed, isTakenOff] = [await readField(c, 'cupom'), await readField(c, TAKE_OFF)]
  if (isTakenOff) {
    await dropOwnCoupon(c)
    return c.redirect(CART_PATH, 303)
  }
  const refusal = await setOwnCoupon(c, typed)
  if (refusal === null || refusal === 'session-ended') return c.redirect(CART_PATH, 303)
  return page(c, await loadOwnCart(c), { wrongCoupon: { typed, error: refusal.reason } }, 422)
}

/** GET /checkout/carrinho/finalizar */
export async function endOrder(c: CommerceContext) {
  const cart = await loadOwnCart(c)
  if (cart.lines.length === 0) return c.redirect(CART_PATH, 303)
  c.header('Cache-Control', 'no-store')
  return c.html(endPage(cartOf(cart, c.var), c.var, await loadExtras(c, cart)))
}

type LineForm = v.InferOutput<typeof updateBody>

function change(c: CommerceContext, form: LineForm, mode: CartChange['mode']) {
  return changeOwnCart(c, { mode, lines: [{ ...lineOf(form), quantity: form.quantidade }] }, null)
}

function refused(c: CommerceContext, { cart, refusals }: Extract<ChangeResult, { kind: 'refused' }>) {
  return page(c, cart, { messages: refusalMessages(refusals, c.var.language) })
}

/** The remove button sends its own quantity after the field's. */
async function readLine(c: CommerceContext): Promise<LineForm | null> {
  const { success, output } = v.safeParse(updateBody, Object.fromEntries(await readTexts(c)))
  return success ? output : null
}

const MAX_FIELD_LENGTH = 80

async function readField(c: CommerceContext, name: string): Promise<string> {
  const [, value = ''] = (await readTexts(c)).find(([field]) => field === name) ?? []
  return value.trim().slice(0, MAX_FIELD_LENGTH)
}

async function readTexts(c: CommerceContext) {
  const form = await c.req.formData().catch(() => new FormData())
  return [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
}

function itemOf(c: CommerceContext, cart: CartRows, form: LineForm): Item | null {
  const wanted = JSON.stringify(lineOf(form))
  return cartOf(cart, c.var).itens.find(({ hash }) => JSON.stringify(lineOf(hash)) === wanted) ?? null
}

const PROOF = 'prova'

async function removedQuery(c: CommerceContext, { hash }: Item): Promise<URLSearchParams> {
  const query = new URLSearchParams(Object.entries(hash).map(([name, value]) => [name, String(value)]))
  query.set(PROOF, await proofOf(c, v.parse(updateBody, Object.fromEntries(query))))
  return query
}

/** That this cart has had the line: anybody can write an address. */
async function proofOf(c: CommerceContext, line: LineForm): Promise<string> {
  const { cartId } = await visitorOf(c)
  return hashOf(c, JSON.stringify([cartId, lineOf(line), line.quantidade]))
}

/** The removed line that the query names, as long as the cart does not have it again. */
async function readRemoved(c: CommerceContext, cart: CartRows): Promise<RemovedLine | null> {
  const { success, output } = v.safeParse(updateBody, c.req.query())
  if (!success || output.quantidade === 0 || itemOf(c, cart, output)) return null
  if (c.req.query(PROOF) !== (await proofOf(c, output))) return null
  const name = await loadProductName(c.env.db, output.idProduto, c.var.language)
  return name ? { nome: name, hash: output } : null
}

const START_LIMIT = 8

interface Shown extends Pick<CheckoutExtras, 'wrongCep' | 'wrongCoupon'> {
  messages?: ReturnType<typeof refusalMessages>
  removed?: RemovedLine | null
}

async function page(c: CommerceContext, cart: CartRows, shown: Shown = {}, status: 200 | 422 = 200) {
  const { messages, removed, ...wrong } = shown
  const extras = cart.lines.length > 0 ? await loadExtras(c, cart) : await loadStart(c)
  c.header('Cache-Control', 'no-store')
  return c.html(cartPage(cartOf(cart, c.var, messages), c.var, { ...extras, ...wrong }, removed), status)
}

async function loadStart(c: CommerceContext): Promise<CheckoutExtras> {
  const showcase = await loadShowcase(c.env.db, 'first-showcase', c.var.language, START_LIMIT)
  const products = await loadProducts(c.env.db, showcase?.ids ?? [], c.var.language)
  return { ...NO_EXTRAS, start: products.map(({ row }) => row) }
}

async function loadExtras(c: CommerceContext, cart: CartRows): Promise<CheckoutExtras> {
  const { key, cartId } = await visitorOf(c)
  const [shopper, offers] = await Promise.all([
    readShopper(c.env, key),
    cartId ? loadCartOffers(c.env.db, cartId, c.var.language) : []
  ])
  const cep = shopper?.cep ?? ''
  const digits = cepDigits(cep)
  const parcel = parcelOfCart(cart, c.var)
  return { ...NO_EXTRAS, cep, offers, freights: digits && parcel ? freightsOf(c, digits, parcel) : null }
}
