import type { Language } from '../rules/language.ts'
import { type Database, moment, raw, runAll, sql, texts } from './database.ts'
import { reviewsQuery } from './reviews.ts'

/** `nutrition`, `duties` and `batch` are JSON. */
export type TextsRow = Record<'description' | 'ingredients' | 'usage' | 'warnings', string> &
  Record<'nutrition' | 'duties' | 'batch' | 'video', string | null>

export type CombinationRow = Record<'id' | 'other_id' | 'discount_percent', number>

/** Of a kit. */
export type PartRow = Record<'part_id' | 'quantity', number>

export type ProductPage = NonNullable<Awaited<ReturnType<typeof loadProductPage>>>

export async function loadProductPage(db: Database, id: number, language: Language) {
  const [[found], reviews, combinations, wholesale, questions, parts] = await runAll(
    db,
    sql<TextsRow>`SELECT ${texts(language, 'description', 'ingredients', 'usage', 'warnings')}, nutrition, duties, batch, video
      FROM product_texts WHERE product_id = ${id}`,
    reviewsQuery({ ...NEWEST_REVIEWS, productId: id }, language),
    sql<CombinationRow>`SELECT c.id, c.other_id, c.discount_percent FROM combinations c JOIN products p ON p.id = c.other_id
      WHERE c.product_id = ${id} AND p.available = 1 ORDER BY c.position`,
    sql`SELECT quantity AS quantidade, price_cents / 100.0 AS preco FROM wholesale_rules
      WHERE product_id = ${id} ORDER BY quantity`,
    questionsQuery(id, language),
    sql<PartRow>`SELECT part_id, quantity FROM kit_parts WHERE product_id = ${id} ORDER BY position`
  )
  return found ? { texts: found, reviews, combinations, wholesale, questions, parts } : null
}

const NEWEST_REVIEWS = { categoryId: null, rating: null, withPhotos: false, order: '', offset: 0, limit: 3 }

const MOST_QUESTIONS = 20

/** As the wire names them, without e-mail addresses and phone numbers. */
function questionsQuery(productId: number, language: Language) {
  const answers = sql`(SELECT json_group_array(json_object('id', a.id, 'nome', a.author, 'email', '', 'contato', '',
      'administrador', json(iif(a.by_store, 'true', 'false')), 'resposta', a.answer_${raw(language)},
      'data', ${moment('a.created_at')}))
    FROM (SELECT * FROM published_answers WHERE question_id = q.id ORDER BY created_at, id) a)`
  return sql<{ respostas: string }>`
    SELECT q.id, q.author AS nome, '' AS email, '' AS contato, q.question_${raw(language)} AS pergunta,
      ${moment('q.created_at')} AS data, ${answers} AS respostas
    FROM published_questions q WHERE q.level = 'produto' AND q.level_id = ${productId}
    ORDER BY q.created_at DESC, q.id DESC LIMIT ${MOST_QUESTIONS}`
}
