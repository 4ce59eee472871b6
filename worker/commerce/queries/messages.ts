import type {
  AnswerBody,
  ContactBody,
  NewsletterBody,
  NotifyBody,
  QuestionBody,
  QuoteBody
} from '../rules/form-bodies.ts'
import { publicName } from '../rules/public-name.ts'
import { exists, first, type Query } from './batch.ts'
import { insertIfTaken, type Submission } from './submissions.ts'

/** Subscribes an address. A second subscription has no effect, and the answer does not reveal the first. */
export function storeNewsletter(body: NewsletterBody, submission: Submission): Query {
  const row = {
    email: body.email,
    name: body.nome,
    segment: body.segmento,
    event_id: body.idEvento,
    wants_coupon: Number(body.cupom),
    details: JSON.stringify(body.informacoesAdicionais),
    created_at: submission.now
  }
  return insertIfTaken('newsletter_subscribers', row, submission, 'ON CONFLICT DO NOTHING')
}

export function storeContact(body: ContactBody, submission: Submission): Query {
  const row = { subject: body.assunto, message: body.mensagem, ...senderOf(body, submission) }
  return insertIfTaken('contact_messages', row, submission)
}

export function storeQuestion(body: QuestionBody, submission: Submission): Query {
  const about = { level: body.nivel, level_id: body.idNivel }
  const row = { ...about, author: publicName(body.nome), question: body.pergunta, ...senderOf(body, submission) }
  return insertIfTaken('questions', row, submission)
}

export function storeAnswer(body: AnswerBody, submission: Submission): Query {
  const answer = { question_id: body.idPergunta, author: publicName(body.nome), answer: body.resposta }
  return insertIfTaken('answers', { ...answer, ...senderOf(body, submission) }, submission)
}

/** One open request per product, option and address. Repeating it has no effect. */
export function storeNotice(body: NotifyBody, submission: Submission): Query {
  const row = { variant_id: body.idAtributoValor, ...requestOf(body), ...senderOf(body, submission) }
  const onConflict = 'ON CONFLICT (product_id, variant_id, email) WHERE notified_at IS NULL DO NOTHING'
  return insertIfTaken('notify_requests', row, submission, onConflict)
}

export function storeQuote(body: QuoteBody, submission: Submission): Query {
  const row = { send_copy: Number(body.enviarEmail), ...requestOf(body), ...senderOf(body, submission) }
  return insertIfTaken('quote_requests', row, submission)
}

function senderOf({ nome, email, contato }: Pick<ContactBody, 'nome' | 'email' | 'contato'>, { now }: Submission) {
  return { name: nome, email, phone: contato, created_at: now }
}

function requestOf({ idProduto, mensagem, mailing }: Pick<QuoteBody, 'idProduto' | 'mensagem' | 'mailing'>) {
  return { product_id: idProduto, message: mensagem, mailing: Number(mailing) }
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

/** Whether the product and the option exist (0: no option). */
export async function isKnownUnit(db: D1Database, productId: number, variantId = 0) {
  const sql = `SELECT EXISTS (SELECT 1 FROM products WHERE id = ?1) AS product,
    (?2 = 0 OR EXISTS (SELECT 1 FROM variants WHERE id = ?2 AND product_id = ?1)) AS variant`
  const row = await first<{ product: number; variant: number }>(db, sql, productId, variantId)
  return { product: row?.product === 1, variant: row?.variant === 1 }
}
