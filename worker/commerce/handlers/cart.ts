import { type CartRows, EMPTY_CART, loadCart, loadCoupon, setCoupon } from '../queries/cart.ts'
import { type CartChange, type ChangeResult, type Claim, changeCart } from '../queries/cart-change.ts'
import { expandList } from '../queries/lists.ts'
import { type AddBody, addBody, deleteBody, lineOf, updateBody } from '../rules/cart-body.ts'
import { sha256Hex } from '../rules/token.ts'
import { acknowledge, newSession, sessionKey, touchSession, visitorOf } from '../session.ts'
import { say } from '../texts.ts'
import { cartOf, isBuyable } from '../wire/cart.ts'
import { alertOf, refusalMessages } from '../wire/cart-messages.ts'
import { type CommerceContext, failure } from './errors.ts'
import { idempotencyKey, withBody } from './form.ts'

export async function readCart(c: CommerceContext) {
  const cart = await loadOwnCart(c)
  const alerts = cart.lines.flatMap(row => alertOf(row, isBuyable(row), c.var.language) ?? [])
  return c.json(cartOf(cart, c.var, alerts))
}

export async function loadOwnCart(c: CommerceContext): Promise<CartRows> {
  const { cartId } = await visitorOf(c)
  return cartId ? loadCart(c.env.db, cartId, c.var.language, c.env.now()) : EMPTY_CART
}

export const addToCart = withBody(addBody, async (c, body) =>
  write(c, { mode: 'add', lines: await wantedLines(c, body) })
)

export const updateCart = withBody(updateBody, (c, body) =>
  write(c, {
    mode: body.quantidade === 0 ? 'remove' : 'set',
    lines: [{ ...lineOf(body), quantity: body.quantidade }]
  })
)

export const removeFromCart = withBody(deleteBody, (c, body) =>
  write(c, { mode: 'remove', lines: [{ ...lineOf(body), quantity: 0 }] })
)

type Wanted = Pick<CartChange, 'mode' | 'lines'>

async function wantedLines(c: CommerceContext, { tipo, itens }: AddBody): Promise<CartChange['lines']> {
  if (tipo === 'produto') return itens.map(item => ({ ...lineOf(item), quantity: item.quantidade }))
  const lists = await Promise.all(itens.map(item => expandList(c.env.db, item.idProduto, item.quantidade)))
  return lists.flat()
}

async function write(c: CommerceContext, wanted: Wanted): Promise<Response> {
  const claim = await claimOf(c, wanted)
  const result = await changeOwnCart(c, wanted, claim)
  if (!('cart' in result)) {
    const [status, key] = failures[result.kind]
    return failure(c, status, key)
  }
  if (result.kind === 'refused')
    return c.json(cartOf(result.cart, c.var, refusalMessages(result.refusals, c.var.language)))
  if (result.kind === 'replayed') c.header('Idempotent-Replayed', 'true')
  return c.json(cartOf(result.cart, c.var))
}

const failures = {
  'session-ended': [409, 'session-ended'],
  'no-such-line': [404, 'line-unknown'],
  'key-reused': [422, 'key-reused']
} as const

export async function changeOwnCart(c: CommerceContext, wanted: Wanted, claim: Claim | null): Promise<ChangeResult> {
  const [key, fresh] = await Promise.all([sessionKey(c), newSession(c)])
  const session = { key, fresh: fresh.key }
  const { language } = c.var
  const shopperAge = Number(c.req.header('shopper-age')) || 0
  const result = await changeCart(c.env.db, { ...wanted, session, shopperAge, claim, language, now: c.env.now() })
  if (result.kind === 'changed' || result.kind === 'replayed')
    acknowledge(c, { issued: result.isFresh ? fresh.issued : null }, result.writes)
  return result
}

async function claimOf(c: CommerceContext, wanted: Wanted): Promise<Claim | null> {
  const key = idempotencyKey(c)
  return key === null ? null : { key, bodyHash: await sha256Hex(JSON.stringify(wanted)), attempt: c.env.randomId() }
}

export async function applyCoupon(c: CommerceContext) {
  const refusal = await setOwnCoupon(c, c.req.param('code') ?? '')
  if (refusal === 'session-ended') return failure(c, 409, refusal)
  return c.json({ sucesso: refusal === null, mensagem: refusal?.reason ?? say(c.var.language, 'coupon-applied') })
}

export async function removeCoupon(c: CommerceContext) {
  if (!(await dropOwnCoupon(c))) return failure(c, 409, 'session-ended')
  return c.json({ sucesso: true, mensagem: say(c.var.language, 'coupon-removed') })
}

/** Null: the coupon is applied. */
export async function setOwnCoupon(c: CommerceContext, typed: string) {
  const coupon = await loadCoupon(c.env.db, typed)
  if (!coupon) return { reason: say(c.var.language, 'coupon-unknown') }
  const { code, endsAt } = coupon
  if (endsAt !== null && endsAt <= c.env.now())
    return { reason: say(c.var.language, 'coupon-over', { date: dayOf(c, endsAt) }) }
  const session = await touchSession(c)
  if (!session) return 'session-ended'
  await setCoupon(c.env.db, session.cartId, code)
  return null
}

function dayOf(c: CommerceContext, moment: number): string {
  const locale = c.var.language === 'pt' ? 'pt-BR' : 'en'
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(moment)
}

export async function dropOwnCoupon(c: CommerceContext): Promise<boolean> {
  const session = await touchSession(c)
  if (session) await setCoupon(c.env.db, session.cartId, null)
  return session !== null
}
