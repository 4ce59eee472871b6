import type { Language } from '../rules/language.ts'
import { NO_CHOICE } from './cart-checks.ts'
import { all, type Database, first, loadPage, type Page, sql, texts } from './database.ts'

export type ShoppingList = NonNullable<Awaited<ReturnType<typeof loadList>>>

export async function loadList(db: Database, language: Language, id: number) {
  const row = await first(db, sql<ListRow>`${listsSql(language)} WHERE l.id = ${id}`)
  return row && withItems(row)
}

export async function loadLists(db: Database, language: Language, page: Page) {
  const { rows, total } = await loadPage(db, sql<ListRow>`${listsSql(language)} ORDER BY l.position`, page)
  return { lists: rows.map(withItems), total }
}

type ListRow = Record<'slug' | 'name' | 'description' | 'items', string> & Record<'id' | 'open', number>

function listsSql(language: Language) {
  return sql`SELECT l.id, l.slug, ${texts(language, 'l.name', 'l.description')}, l.open,
      (SELECT json_group_array(json_object('product_id', product_id, 'quantity', quantity))
        FROM (SELECT * FROM list_items WHERE list_id = l.id ORDER BY position)) AS items
    FROM lists l`
}

function withItems(row: ListRow) {
  const items: { product_id: number; quantity: number }[] = JSON.parse(row.items)
  return { ...row, items }
}

export async function expandList(db: Database, listId: number, times: number) {
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
