import type { AnswerBody, ContactBody, NewsletterBody, QuestionBody } from '../rules/message-bodies.ts'
import { publicName } from '../rules/public-name.ts'
import { exists, type Query, query } from './batch.ts'
import { IF_TAKEN, type Submission } from './submissions.ts'

/** Subscribes an address. A second subscription has no effect, and the answer does not reveal the first. */
export function newsletterStores(body: NewsletterBody, { attempt, now }: Submission): Query<object>[] {
  return [
    query(
      `INSERT INTO newsletter_subscribers (email, name, segment, event_id, wants_coupon, details, created_at)
      SELECT ?, ?, ?, ?, ?, ?, ? ${IF_TAKEN} ON CONFLICT DO NOTHING`,
      body.email,
      body.nome,
      body.segmento,
      body.idEvento,
      Number(body.cupom),
      JSON.stringify(body.informacoesAdicionais),
      now,
      attempt
    )
  ]
}

export function contactStores(body: ContactBody, { attempt, now }: Submission): Query<object>[] {
  return [
    query(
      `INSERT INTO contact_messages (name, email, phone, subject, message, created_at) SELECT ?, ?, ?, ?, ?, ? ${IF_TAKEN}`,
      body.nome,
      body.email,
      body.contato,
      body.assunto,
      body.mensagem,
      now,
      attempt
    )
  ]
}

export function questionStores(body: QuestionBody, { attempt, now }: Submission): Query<object>[] {
  return [
    query(
      `INSERT INTO questions (level, level_id, name, author, email, phone, question, created_at)
      SELECT ?, ?, ?, ?, ?, ?, ?, ? ${IF_TAKEN}`,
      body.nivel,
      body.idNivel,
      body.nome,
      publicName(body.nome),
      body.email,
      body.contato,
      body.pergunta,
      now,
      attempt
    )
  ]
}

export function answerStores(body: AnswerBody, { attempt, now }: Submission): Query<object>[] {
  return [
    query(
      `INSERT INTO answers (question_id, name, author, email, phone, answer, created_at) SELECT ?, ?, ?, ?, ?, ?, ? ${IF_TAKEN}`,
      body.idPergunta,
      body.nome,
      publicName(body.nome),
      body.email,
      body.contato,
      body.resposta,
      now,
      attempt
    )
  ]
}

/** Whether the subject of the question exists. */
export function isKnownLevel(db: D1Database, level: QuestionBody['nivel'], id: number): Promise<boolean> {
  return exists(db, `SELECT 1 FROM ${levelTables[level]} WHERE id = ?`, id)
}

const levelTables: Record<QuestionBody['nivel'], string> = {
  produto: 'products',
  categoria: 'categories',
  marca: 'brands',
  landingPage: 'landing_pages'
}

/** Only published questions can be answered. */
export function isOpenQuestion(db: D1Database, id: number): Promise<boolean> {
  return exists(db, 'SELECT 1 FROM published_questions WHERE id = ?', id)
}
