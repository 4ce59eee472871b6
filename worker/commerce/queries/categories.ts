import type { Language } from '../rules/language.ts'
import { all, type Database, sql, texts } from './database.ts'

export interface CategoryRow extends Record<'id' | 'depth', number>, Record<'path' | 'name', string> {
  parent_id: number | null
}

/** The whole category tree. It is small, and every listing needs parents, siblings and children. */
export class CategoryTree {
  readonly #rows: CategoryRow[]

  constructor(rows: CategoryRow[]) {
    this.#rows = rows
  }

  childrenOf(id: number | null): CategoryRow[] {
    return this.#rows.filter(row => row.parent_id === id)
  }

  chainOf(id: number | null): CategoryRow[] {
    const row = this.#rows.find(category => category.id === id)
    return row ? [...this.chainOf(row.parent_id), row] : []
  }

  around(id: number): CategoryRow[] {
    const chain = this.chainOf(id)
    return [...chain.slice(0, -1), ...this.childrenOf(chain.at(-1)?.parent_id ?? null), ...this.childrenOf(id)]
  }
}

export async function loadTree(db: Database, language: Language): Promise<CategoryTree> {
  return new CategoryTree(await all(db, treeQuery(language)))
}

export function treeQuery(language: Language) {
  return sql<CategoryRow>`SELECT id, parent_id, path, depth, ${texts(language, 'name')} FROM categories ORDER BY id`
}
