import type { Language } from '../rules/language.ts'
import { type Query, query, runAll } from './batch.ts'
import { reviewsQuery } from './reviews.ts'

export interface TextsRow {
  description: string
  ingredients: string
  usage: string
  warnings: string
  nutrition: string | null
  /** JSON of SeedBatch. */
  batch: string | null
  video: string | null
}

/** The unit price from this many units in one cart. */
export interface WholesaleRow {
  quantity: number
  price_cents: number
}

export interface CombinationRow {
  id: number
  other_id: number
  discount_percent: number
}

export type ProductPage = NonNullable<Awaited<ReturnType<typeof loadProductPage>>>

/**
 * Data that only the product page shows: the newest reviews, because GET evaluations/product returns the rest, and the
 * combinations whose other product is available.
 */
export async function loadProductPage(db: D1Database, id: number, language: Language) {
  const [[texts], reviews, combinations, wholesale, questions] = await runAll(
    db,
    query<TextsRow>(
      `SELECT description_${language} AS description, ingredients_${language} AS ingredients, usage_${language} AS usage,
        warnings_${language} AS warnings, nutrition, batch, video FROM product_texts WHERE product_id = ?`,
      id
    ),
    reviewsQuery({ ...NEWEST_REVIEWS, productId: id }, language),
    query<CombinationRow>(COMBINATIONS, id),
    query<WholesaleRow>(WHOLESALE, id),
    questionsQuery(id, language)
  )
  return texts ? { texts, reviews, combinations, wholesale, questions } : null
}

const NEWEST_REVIEWS = { categoryId: null, rating: null, order: 'newest', offset: 0, limit: 12 } as const

const COMBINATIONS = `SELECT c.id, c.other_id, c.discount_percent FROM combinations c JOIN products p ON p.id = c.other_id
  WHERE c.product_id = ? AND p.available = 1 ORDER BY c.position`

const WHOLESALE = 'SELECT quantity, price_cents FROM wholesale_rules WHERE product_id = ? ORDER BY quantity'

export interface QuestionRow {
  id: number
  author: string
  question: string
  created_at: number
  /** JSON list of {id, author, by_store, answer, created_at}. */
  answers: string
}

const MOST_QUESTIONS = 20

/** Published questions about a product, newest first, each with its answers. */
export function questionsQuery(productId: number, language: Language): Query<QuestionRow> {
  return query(
    `SELECT q.id, q.author, q.question_${language} AS question, q.created_at, ${answersSql(language)} AS answers
    FROM published_questions q WHERE q.level = 'produto' AND q.level_id = ?
    ORDER BY q.created_at DESC, q.id DESC LIMIT ${MOST_QUESTIONS}`,
    productId
  )
}

function answersSql(language: Language): string {
  return `(SELECT json_group_array(json_object('id', a.id, 'author', a.author, 'by_store', a.by_store,
    'answer', a.answer_${language}, 'created_at', a.created_at)) FROM
  (SELECT * FROM published_answers WHERE question_id = q.id ORDER BY created_at, id) a)`
}
