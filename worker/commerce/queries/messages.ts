import type { InferOutput } from 'valibot'
import type * as bodies from '../rules/form-bodies.ts'
import { publicName } from '../rules/public-name.ts'
import { type Database, exists, only, raw, type Sql, sql } from './database.ts'
import { insertIfTaken, type Submission } from './submissions.ts'

type Body<Name extends keyof typeof bodies> = InferOutput<(typeof bodies)[Name]>

/** Subscribes an address. A second subscription has no effect, and the answer does not reveal the first. */
export function storeNewsletter(body: Body<'newsletterBody'>, submission: Submission): Sql {
  const row = {
    email: body.email,
    name: body.nome,
    segment: body.segmento,
    event_id: body.idEvento,
    wants_coupon: Number(body.cupom),
    details: JSON.stringify(body.informacoesAdicionais),
    created_at: submission.now
  }
  return insertIfTaken('newsletter_subscribers', row, submission, sql`ON CONFLICT DO NOTHING`)
}

export function storeContact(body: Body<'contactBody'>, submission: Submission): Sql {
  const row = { subject: body.assunto, message: body.mensagem, ...senderOf(body, submission) }
  return insertIfTaken('contact_messages', row, submission)
}

export function storeQuestion(body: Body<'questionBody'>, submission: Submission): Sql {
  const about = { level: body.nivel, level_id: body.idNivel }
  const row = { ...about, author: publicName(body.nome), question: body.pergunta, ...senderOf(body, submission) }
  return insertIfTaken('questions', row, submission)
}

export function storeAnswer(body: Body<'answerBody'>, submission: Submission): Sql {
  const answer = { question_id: body.idPergunta, author: publicName(body.nome), answer: body.resposta }
  return insertIfTaken('answers', { ...answer, ...senderOf(body, submission) }, submission)
}

/** One open request per product, option and address. Repeating it has no effect. */
export function storeNotice(body: Body<'notifyBody'>, submission: Submission): Sql {
  const row = { variant_id: body.idAtributoValor, ...requestOf(body), ...senderOf(body, submission) }
  const onConflict = sql`ON CONFLICT (product_id, variant_id, email) WHERE notified_at IS NULL DO NOTHING`
  return insertIfTaken('notify_requests', row, submission, onConflict)
}

export function storeQuote(body: Body<'quoteBody'>, submission: Submission): Sql {
  const row = { send_copy: Number(body.enviarEmail), ...requestOf(body), ...senderOf(body, submission) }
  return insertIfTaken('quote_requests', row, submission)
}

function senderOf({ nome, email, contato }: Record<'nome' | 'email' | 'contato', string>, { now }: Submission) {
  return { name: nome, email, phone: contato, created_at: now }
}

function requestOf({ idProduto, mensagem, mailing }: Pick<Body<'quoteBody'>, 'idProduto' | 'mensagem' | 'mailing'>) {
  return { product_id: idProduto, message: mensagem, mailing: Number(mailing) }
}

export function isKnownLevel(db: Database, level: Body<'questionBody'>['nivel'], id: number): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM ${raw(levelTables[level])} WHERE id = ${id}`)
}

const levelTables = { produto: 'products', categoria: 'categories', marca: 'brands', landingPage: 'landing_pages' }

export function isOpenQuestion(db: Database, id: number): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM published_questions WHERE id = ${id}`)
}

export function isKnownUnit(db: Database, productId: number, variantId = 0) {
  const query = sql<Record<'product' | 'variant', number>>`
    SELECT EXISTS (SELECT 1 FROM products WHERE id = ${productId}) AS product,
      (${variantId} = 0 OR EXISTS (SELECT 1 FROM variants WHERE id = ${variantId} AND product_id = ${productId})) AS variant`
  return only(db, query)
}
