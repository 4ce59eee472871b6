import { all, type Database, only, runAll, sql } from './database.ts'

export const MAX_FAVOURITES = 500

export async function favouritesOf(db: Database, customerId: number): Promise<number[]> {
  const query = sql<{ product_id: number }>`
    SELECT f.product_id FROM favourites f JOIN products p ON p.id = f.product_id
    WHERE f.customer_id = ${customerId} ORDER BY f.id DESC`
  return (await all(db, query)).map(row => row.product_id)
}

/** Adds a favourite; adding it again has no effect. `chosen` is 0 only at the limit or for an unknown product. */
export async function insertFavourite(db: Database, customerId: number, productId: number, now: number) {
  const [, [state]] = await runAll(
    db,
    sql`INSERT INTO favourites (customer_id, product_id, created_at) SELECT ${customerId}, ${productId}, ${now}
      WHERE EXISTS (SELECT 1 FROM products WHERE id = ${productId})
        AND (SELECT count(*) FROM favourites WHERE customer_id = ${customerId}) < ${MAX_FAVOURITES}
      ON CONFLICT DO NOTHING`,
    stateQuery(customerId, productId)
  )
  return state
}

export function readFavourite(db: Database, customerId: number, productId: number) {
  return only(db, stateQuery(customerId, productId))
}

function stateQuery(customerId: number, productId: number) {
  return sql<Record<'product' | 'chosen', number>>`
    SELECT EXISTS (SELECT 1 FROM products WHERE id = ${productId}) AS product,
    EXISTS (SELECT 1 FROM favourites WHERE customer_id = ${customerId} AND product_id = ${productId}) AS chosen`
}

export async function deleteFavourite(db: Database, customerId: number, productId: number): Promise<void> {
  await all(db, sql`DELETE FROM favourites WHERE customer_id = ${customerId} AND product_id = ${productId}`)
}
