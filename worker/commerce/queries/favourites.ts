import { all, first, query, runAll } from './batch.ts'

/** Maximum favourites of a customer. */
export const MAX_FAVOURITES = 500

/** Ids of a customer's favourites, newest first, without products that no longer exist. */
export async function loadFavourites(db: D1Database, customerId: number): Promise<number[]> {
  const sql = `SELECT f.product_id FROM favourites f JOIN products p ON p.id = f.product_id
    WHERE f.customer_id = ? ORDER BY f.id DESC`
  const rows = await all<{ product_id: number }>(db, sql, customerId)
  return rows.map(row => row.product_id)
}

export interface Favourite {
  customerId: number
  productId: number
}

/** Whether the product exists, and is a favourite. */
interface FavouriteState {
  product: number
  chosen: number
}

/** Adds a favourite; adding it again has no effect. `chosen` is 0 only at the limit or for an unknown product. */
export async function addFavourite(db: D1Database, favourite: Favourite, now: number) {
  const add = `INSERT INTO favourites (customer_id, product_id, created_at) SELECT ?1, ?2, ?3
    WHERE EXISTS (SELECT 1 FROM products WHERE id = ?2)
      AND (SELECT count(*) FROM favourites WHERE customer_id = ?1) < ${MAX_FAVOURITES}
    ON CONFLICT DO NOTHING`
  const { customerId, productId } = favourite
  const [, [state]] = await runAll(
    db,
    query(add, customerId, productId, now),
    query<FavouriteState>(STATE, customerId, productId)
  )
  return state
}

export function verifyFavourite(db: D1Database, { customerId, productId }: Favourite) {
  return first<FavouriteState>(db, STATE, customerId, productId)
}

const STATE = `SELECT EXISTS (SELECT 1 FROM products WHERE id = ?2) AS product,
  EXISTS (SELECT 1 FROM favourites WHERE customer_id = ?1 AND product_id = ?2) AS chosen`

export async function removeFavourite(db: D1Database, { customerId, productId }: Favourite): Promise<void> {
  await all(db, 'DELETE FROM favourites WHERE customer_id = ? AND product_id = ?', customerId, productId)
}
