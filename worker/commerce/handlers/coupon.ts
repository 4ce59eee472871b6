import { touchCart } from '../queries/cart.ts'
import { loadCoupon, setCoupon } from '../queries/coupons.ts'
import { acknowledge, sessionForWrite } from '../session.ts'
import { say } from '../texts.ts'
import { type CommerceContext, failure } from './errors.ts'

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
