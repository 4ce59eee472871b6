import { all, query, runAll } from './batch.ts'

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

interface FavouriteState {
  /** Whether the product exists. */
  product: boolean
  chosen: boolean
}

/** Adds a favourite; adding it again has no effect. `chosen` is false only at the limit or for an unknown product. */
export async function addFavourite(db: D1Database, favourite: Favourite, now: number): Promise<FavouriteState> {
  const add = `INSERT INTO favourites (customer_id, product_id, created_at) SELECT ?1, ?2, ?3
    WHERE EXISTS (SELECT 1 FROM products WHERE id = ?2)
      AND (SELECT count(*) FROM favourites WHERE customer_id = ?1) < ${MAX_FAVOURITES}
    ON CONFLICT DO NOTHING`
  const { customerId, productId } = favourite
  const [, [row]] = await runAll(db, query<object>(add, customerId, productId, now), stateQuery(favourite))
  return stateOf(row)
}

export async function removeFavourite(db: D1Database, favourite: Favourite): Promise<FavouriteState> {
  const remove = 'DELETE FROM favourites WHERE customer_id = ? AND product_id = ?'
  const { customerId, productId } = favourite
  const [, [row]] = await runAll(db, query<object>(remove, customerId, productId), stateQuery(favourite))
  return stateOf(row)
}

export async function verifyFavourite(db: D1Database, favourite: Favourite): Promise<FavouriteState> {
  const [[row]] = await runAll(db, stateQuery(favourite))
  return stateOf(row)
}

function stateQuery({ customerId, productId }: Favourite) {
  const sql = `SELECT EXISTS (SELECT 1 FROM products WHERE id = ?2) AS product,
    EXISTS (SELECT 1 FROM favourites WHERE customer_id = ?1 AND product_id = ?2) AS chosen`
  return query<{ product: number; chosen: number }>(sql, customerId, productId)
}

function stateOf(row: { product: number; chosen: number } | undefined): FavouriteState {
  return { product: row?.product === 1, chosen: row?.chosen === 1 }
}
