import { loginDocument, type RegisterBody } from '../rules/account-bodies.ts'
import { cepDigits, placeOf } from '../rules/cep.ts'
import { type Database, first, sql } from './database.ts'
import { insertIfTaken, type Submission } from './submissions.ts'

type Texts = 'name' | 'email' | 'phone' | 'password' | 'postal_code' | 'city' | 'state' | 'country'

export interface CustomerRow extends Record<Texts, string> {
  id: number
  person: 'f' | 'j'
  reseller: number
}

export function loadCustomer(db: Database, id: number): Promise<CustomerRow | null> {
  return first(db, sql<CustomerRow>`SELECT * FROM customers WHERE id = ${id}`)
}

export function registeredBy(db: Database, { client, bucket, key, attempt }: Submission) {
  const query = sql<CustomerRow>`SELECT c.* FROM customers c JOIN submissions s ON s.attempt = c.attempt
    WHERE s.attempt = ${attempt} OR (s.client = ${client} AND s.bucket = ${bucket} AND s.key = ${key})`
  return first(db, query)
}

/** A taken e-mail gives the same row without a login, at the same cost, so that nobody learns of the other account. */
export function customerInsert(body: RegisterBody, password: string, submission: Submission) {
  const { endereco, email, cpf } = body
  const document = loginDocument(cpf)
  const isNew = sql`NOT EXISTS (SELECT 1 FROM customers WHERE login_email = ${email})`
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM customers WHERE login_document = ${document})`
  const row = {
    login_email: sql`CASE WHEN ${isNew} THEN ${email} END`,
    login_document: sql`CASE WHEN ${isNew} AND ${isFirst} THEN ${document} END`,
    attempt: submission.attempt,
    name: body.nomeRazao,
    email,
    document: document ?? cpf,
    phone: body.telefone,
    person: document?.length === CNPJ_LENGTH ? 'j' : 'f',
    password,
    postal_code: placeOf(cepDigits(endereco.cep) ?? '')?.cep ?? endereco.cep,
    street: endereco.logradouro,
    number: endereco.numero,
    complement: endereco.complemento,
    district: endereco.bairro,
    city: endereco.cidade,
    state: endereco.pais === 'BRA' ? endereco.uf.toUpperCase() : endereco.uf,
    country: endereco.pais,
    accepted_at: submission.now,
    created_at: submission.now
  }
  return insertIfTaken('customers', row, submission)
}

const CNPJ_LENGTH = 14
