import { type Query, query, runAll } from './batch.ts'

export interface CouponRow {
  code: string
  percent: number
}

/** A coupon by its code in any case, if it is good now. */
export async function loadCoupon(db: D1Database, code: string, now: number): Promise<CouponRow | null> {
  const sql = 'SELECT code, percent FROM coupons WHERE code = ? AND (ends_at IS NULL OR ends_at > ?)'
  const [[row]] = await runAll(db, query<CouponRow>(sql, code, now))
  return row ?? null
}

/** A cart has one coupon: another takes its place. */
export async function setCoupon(db: D1Database, cartId: string, code: string): Promise<void> {
  await runAll(db, query('UPDATE carts SET coupon = ? WHERE id = ?', code, cartId))
}

/** The coupon of a cart, while it is good. */
export function couponQuery(cartId: string, now: number): Query<CouponRow> {
  return query(
    `SELECT k.code, k.percent FROM carts c JOIN coupons k ON k.code = c.coupon
    WHERE c.id = ? AND (k.ends_at IS NULL OR k.ends_at > ?)`,
    cartId,
    now
  )
}
