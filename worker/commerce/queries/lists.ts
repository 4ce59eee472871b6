import type { Language } from '../rules/language.ts'
import { NO_CHOICE } from './cart-checks.ts'
import { all, runAll, sql, texts } from './database.ts'

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

export async function loadList(db: D1Database, language: Language, id: number): Promise<ShoppingList | undefined> {
  const { lists } = await loadLists(db, language, { id, offset: 0, limit: 1 })
  return lists[0]
}

export async function loadLists(
  db: D1Database,
  language: Language,
  { id = null, offset, limit }: { id?: number | null; offset: number; limit: number }
) {
  const [rows, items, [count]] = await runAll(
    db,
    sql<ListRow>`SELECT id, slug, ${texts(language, 'name', 'description')}, open FROM lists
      WHERE id = coalesce(${id}, id) ORDER BY position LIMIT ${limit} OFFSET ${offset}`,
    sql<ListItemRow>`SELECT list_id, product_id, quantity FROM list_items ORDER BY list_id, position`,
    sql<{ total: number }>`SELECT count(*) AS total FROM lists`
  )
  const ofList = Map.groupBy(items, item => item.list_id)
  return { total: count?.total ?? 0, lists: rows.map(row => ({ row, items: ofList.get(row.id) ?? [] })) }
}

/** Uses the first unit in stock when a product has options. */
export async function expandList(db: D1Database, listId: number, times: number) {
  const query = sql<{ productId: number; variantId: number; quantity: number }>`
    SELECT li.product_id AS productId, li.quantity * ${times} AS quantity,
      coalesce((SELECT v.id FROM variants v WHERE v.product_id = li.product_id
        ORDER BY v.stock = 0, v.position LIMIT 1), 0) AS variantId
    FROM list_items li WHERE li.list_id = ${listId} ORDER BY li.position`
  const rows = await all(db, query)
  const lines = rows.map(row => ({ ...NO_CHOICE, ...row }))
  return lines.length > 0 ? lines : [{ ...NO_CHOICE, productId: UNKNOWN_PRODUCT, quantity: 1 }]
}

/** No product has this id, so a change with it is refused. */
const UNKNOWN_PRODUCT = 0
