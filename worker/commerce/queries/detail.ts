import type { Language } from '../rules/language.ts'
import { query, runAll } from './batch.ts'

export interface TextsRow {
  description: string
  ingredients: string
  usage: string
  warnings: string
  nutrition: string | null
  video: string | null
}

export interface ReviewRow {
  id: number
  author: string
  rating: number
  comment: string
  created_at: string
}

export interface CombinationRow {
  id: number
  other_id: number
  discount_percent: number
}

/** What only the page of a product shows. */
export interface ProductPage {
  texts: TextsRow
  reviews: ReviewRow[]
  /** Those whose other product can be bought. */
  combinations: CombinationRow[]
}

export async function loadProductPage(db: D1Database, id: number, language: Language): Promise<ProductPage> {
  const [[texts], reviews, combinations] = await runAll(
    db,
    query<TextsRow>(textSql(language), id),
    query<ReviewRow>(reviewSql(language), id),
    query<CombinationRow>(COMBINATIONS, id)
  )
  return { texts: texts ?? NO_TEXTS, reviews, combinations }
}

const NO_TEXTS: TextsRow = { description: '', ingredients: '', usage: '', warnings: '', nutrition: null, video: null }

function textSql(language: Language): string {
  return `SELECT description_${language} AS description, ingredients_${language} AS ingredients, usage_${language} AS usage,
    warnings_${language} AS warnings, nutrition, video FROM product_texts WHERE product_id = ?`
}

function reviewSql(language: Language): string {
  return `SELECT id, author, rating, comment_${language} AS comment, created_at FROM reviews
    WHERE product_id = ? ORDER BY created_at DESC, id`
}

const COMBINATIONS = `SELECT c.id, c.other_id, c.discount_percent FROM combinations c JOIN products p ON p.id = c.other_id
  WHERE c.product_id = ? AND p.available = 1 ORDER BY c.position`
