import type { Language } from '../rules/language.ts'
import { type Query, query } from './batch.ts'

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
