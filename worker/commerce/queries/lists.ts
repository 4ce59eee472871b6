import type { Language } from '../rules/language.ts'
import { all, query, runAll } from './batch.ts'
import { NO_CHOICE } from './cart-change.ts'

interface ListRow {
  id: number
  slug: string
  name: string
  description: string
  open: number
}

interface ListItemRow {
  list_id: number
  product_id: number
  quantity: number
}

export type ShoppingList = Awaited<ReturnType<typeof loadLists>>['lists'][number]

/** A page of the lists, or one list. */
export async function loadLists(
  db: D1Database,
  language: Language,
  page: { id?: number; offset: number; limit: number }
) {
  const [rows, items, [count]] = await runAll(
    db,
    query<ListRow>(
      `SELECT id, slug, name_${language} AS name, description_${language} AS description, open FROM lists
        WHERE id = coalesce(?, id) ORDER BY position LIMIT ? OFFSET ?`,
      page.id ?? null,
      page.limit,
      page.offset
    ),
    query<ListItemRow>('SELECT list_id, product_id, quantity FROM list_items ORDER BY list_id, position'),
    query<{ total: number }>('SELECT count(*) AS total FROM lists')
  )
  const ofList = Map.groupBy(items, item => item.list_id)
  return { total: count?.total ?? 0, lists: rows.map(row => ({ row, items: ofList.get(row.id) ?? [] })) }
}

/** The cart lines of a whole list. Uses the first unit in stock when a product has options. An unknown list is refused. */
export async function expandList(db: D1Database, listId: number, times: number) {
  const sql = `SELECT li.product_id, li.quantity, coalesce((SELECT v.id FROM variants v WHERE v.product_id = li.product_id
      ORDER BY v.stock = 0, v.position LIMIT 1), 0) AS variant_id
    FROM list_items li WHERE li.list_id = ? ORDER BY li.position`
  const rows = await all<{ product_id: number; quantity: number; variant_id: number }>(db, sql, listId)
  const lines = rows.map(row => ({
    ...NO_CHOICE,
    productId: row.product_id,
    variantId: row.variant_id,
    quantity: row.quantity * times
  }))
  return lines.length > 0 ? lines : [{ ...NO_CHOICE, productId: UNKNOWN_PRODUCT, quantity: 1 }]
}

/** No product has this id, so a change with it is refused. */
const UNKNOWN_PRODUCT = 0
