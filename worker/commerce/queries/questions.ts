import { type Query, query } from './batch.ts'

export interface QuestionRow {
  id: number
  author: string
  question: string
  created_at: number
  /** JSON list of {id, author, answer, created_at}. */
  answers: string
}

const MOST_QUESTIONS = 20

/** What is published about a product: the newest questions, each with its answers. */
export function questionsQuery(productId: number): Query<QuestionRow> {
  return query(
    `SELECT q.id, q.author, q.question, q.created_at, ${ANSWERS} AS answers FROM questions q
    WHERE q.level = 'produto' AND q.level_id = ? AND q.approved = 1 ORDER BY q.id DESC LIMIT ${MOST_QUESTIONS}`,
    productId
  )
}

const ANSWERS = `(SELECT json_group_array(json_object(
    'id', a.id, 'author', a.author, 'answer', a.answer, 'created_at', a.created_at)) FROM
  (SELECT * FROM answers WHERE question_id = q.id AND approved = 1 ORDER BY id) a)`
