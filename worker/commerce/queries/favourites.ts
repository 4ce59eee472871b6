import { all, first, runAll, sql } from './database.ts'

export const MAX_FAVOURITES = 500

export async function loadFavourites(db: D1Database, customerId: number): Promise<number[]> {
  const query = sql<{ product_id: number }>`
    SELECT f.product_id FROM favourites f JOIN products p ON p.id = f.product_id
    WHERE f.customer_id = ${customerId} ORDER BY f.id DESC`
  return (await all(db, query)).map(row => row.product_id)
}

export interface Favourite {
  customerId: number
  productId: number
}

/** Adds a favourite; adding it again has no effect. `chosen` is 0 only at the limit or for an unknown product. */
export async function addFavourite(db: D1Database, favourite: Favourite, now: number) {
  const { customerId, productId } = favourite
  const [, [state]] = await runAll(
    db,
    sql`INSERT INTO favourites (customer_id, product_id, created_at) SELECT ${customerId}, ${productId}, ${now}
      WHERE EXISTS (SELECT 1 FROM products WHERE id = ${productId})
        AND (SELECT count(*) FROM favourites WHERE customer_id = ${customerId}) < ${MAX_FAVOURITES}
      ON CONFLICT DO NOTHING`,
    stateQuery(favourite)
  )
  return state
}

export function verifyFavourite(db: D1Database, favourite: Favourite) {
  return first(db, stateQuery(favourite))
}

function stateQuery({ customerId, productId }: Favourite) {
  return sql<{
    product: number
    chosen: number
  }>`SELECT EXISTS (SELECT 1 FROM products WHERE id = ${productId}) AS product,
    EXISTS (SELECT 1 FROM favourites WHERE customer_id = ${customerId} AND product_id = ${productId}) AS chosen`
}

export async function removeFavourite(db: D1Database, { customerId, productId }: Favourite): Promise<void> {
  await all(db, sql`DELETE FROM favourites WHERE customer_id = ${customerId} AND product_id = ${productId}`)
}
