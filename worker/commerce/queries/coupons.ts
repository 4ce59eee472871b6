import { first, type Query, query, runAll } from './batch.ts'

export interface CouponRow {
  code: string
  percent: number
}

/** A valid coupon by its code, ignoring case. */
export function loadCoupon(db: D1Database, code: string, now: number): Promise<CouponRow | null> {
  const sql = 'SELECT code, percent FROM coupons WHERE code = ? AND (ends_at IS NULL OR ends_at > ?)'
  return first<CouponRow>(db, sql, code, now)
}

/** A cart has one coupon; a new one replaces it. */
export async function setCoupon(db: D1Database, cartId: string, code: string): Promise<void> {
  await runAll(db, query('UPDATE carts SET coupon = ? WHERE id = ?', code, cartId))
}

/** The coupon of a cart, while it is valid. */
export function couponQuery(cartId: string, now: number): Query<CouponRow> {
  return query(
    `SELECT k.code, k.percent FROM carts c JOIN coupons k ON k.code = c.coupon
    WHERE c.id = ? AND (k.ends_at IS NULL OR k.ends_at > ?)`,
    cartId,
    now
  )
}
