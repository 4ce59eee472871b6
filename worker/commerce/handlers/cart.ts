import { EMPTY_CART, loadCart, loadCoupon, setCoupon, touchCart } from '../queries/cart.ts'
import { type CartChange, type ChangeResult, type Claim, changeCart } from '../queries/cart-change.ts'
import { expandList } from '../queries/lists.ts'
import { type AddBody, addBody, deleteBody, lineOf, updateBody } from '../rules/cart-body.ts'
import { isIdempotencyKey } from '../rules/idempotency-key.ts'
import { sha256Hex } from '../rules/token.ts'
import { acknowledge, cartOfSession, type Session, sessionForWrite, visitorOf } from '../session.ts'
import { say } from '../texts.ts'
import { cartOf, isBuyable } from '../wire/cart.ts'
import { alertOf, refusalMessages } from '../wire/cart-messages.ts'
import { withBody } from './body.ts'
import { type CommerceContext, failure } from './errors.ts'

/** GET checkout/cart. Reports changes of its lines. A client without a session gets an empty cart and no session. */
export async function readCart(c: CommerceContext) {
  const { cartId } = await visitorOf(c)
  const { language } = c.var.view
  const { db, now } = c.var.commerce
  const cart = cartId ? await loadCart(db, cartId, language, now()) : EMPTY_CART
  const alerts = cart.lines.flatMap(row => alertOf(row, isBuyable(row), language) ?? [])
  return c.json(cartOf(cart, c.var.view, alerts))
}

/** POST checkout/cart: adds all items to the existing lines, or none. */
export const addToCart = withBody(addBody, async (c, body) =>
  write(c, { mode: 'add', lines: await wantedLines(c, body) })
)

/** PUT checkout/cart: sets the line's quantity; 0 removes the line. */
export const updateCart = withBody(updateBody, (c, body) =>
  write(c, {
    mode: body.quantidade === 0 ? 'remove' : 'set',
    lines: [{ ...lineOf(body), quantity: body.quantidade }]
  })
)

/** DELETE checkout/cart */
export const removeFromCart = withBody(deleteBody, (c, body) =>
  write(c, { mode: 'remove', lines: [{ ...lineOf(body), quantity: 0 }] })
)

type Wanted = Pick<CartChange, 'mode' | 'lines'>

/** Expands a whole list into its products. */
async function wantedLines(c: CommerceContext, { tipo, itens }: AddBody): Promise<CartChange['lines']> {
  if (tipo === 'produto') return itens.map(item => ({ ...lineOf(item), quantity: item.quantidade }))
  const lists = await Promise.all(itens.map(item => expandList(c.var.commerce.db, item.idProduto, item.quantidade)))
  return lists.flat()
}

async function write(c: CommerceContext, wanted: Wanted): Promise<Response> {
  const claim = await claimOf(c, wanted)
  if (claim === 'malformed') return failure(c, 400, 'bad-key')
  const session = await sessionForWrite(c)
  if (!session) return failure(c, 409, 'session-ended')
  const { db, now } = c.var.commerce
  const { language } = c.var.view
  const result = await changeCart(db, { ...wanted, ...cartOfSession(session), claim, language, now: now() })
  return answer(c, session, result)
}

function answer(c: CommerceContext, session: Session, result: ChangeResult): Response {
  if (result.kind === 'session-ended') return failure(c, 409, 'session-ended')
  if (result.kind === 'no-such-line') return failure(c, 404, 'line-unknown')
  if (result.kind === 'key-reused') return failure(c, 422, 'key-reused')
  if (result.kind === 'refused')
    return c.json(cartOf(result.cart, c.var.view, refusalMessages(result.refusals, c.var.view.language)))
  acknowledge(c, session, result.writes)
  if (result.kind === 'replayed') c.header('Idempotent-Replayed', 'true')
  return c.json(cartOf(result.cart, c.var.view))
}

/** The request's Idempotency-Key with the hash of its body. */
async function claimOf(c: CommerceContext, wanted: Wanted): Promise<Claim | null | 'malformed'> {
  const key = c.req.header('idempotency-key')
  if (key === undefined) return null
  if (!isIdempotencyKey(key)) return 'malformed'
  return { key, bodyHash: await sha256Hex(JSON.stringify(wanted)), attempt: c.var.commerce.randomId() }
}

/** PUT promotional/coupon/{code}: sets the cart's coupon. The cart shows the discount. */
export async function applyCoupon(c: CommerceContext) {
  const { db, now } = c.var.commerce
  const coupon = await loadCoupon(db, c.req.param('code') ?? '', now())
  if (!coupon) return c.json({ sucesso: false, mensagem: say(c.var.view.language, 'coupon-unknown') })
  const session = await sessionForWrite(c)
  if (!session) return failure(c, 409, 'session-ended')
  const writes = await touchCart(db, session.cartId, now())
  await setCoupon(db, session.cartId, coupon.code)
  acknowledge(c, session, writes)
  return c.json({ sucesso: true, mensagem: say(c.var.view.language, 'coupon-applied') })
}
