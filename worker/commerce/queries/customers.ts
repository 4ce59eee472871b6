import { loginDocument, type RegisterBody } from '../rules/account-bodies.ts'
import { cepDigits, placeOf } from '../rules/cep.ts'
import { first, type Query, query } from './batch.ts'
import type { Submission } from './submissions.ts'

export interface CustomerRow {
  id: number
  name: string
  email: string
  phone: string
  person: 'f' | 'j'
  reseller: number
  password: string
  postal_code: string
  city: string
  state: string
  country: string
}

export function loadCustomer(db: D1Database, id: number): Promise<CustomerRow | null> {
  return first<CustomerRow>(db, 'SELECT * FROM customers WHERE id = ?', id)
}

/** The customer that a registration created, also by an earlier attempt with the same key. */
export function registeredBy(db: D1Database, { client, bucket, key, attempt }: Submission) {
  const sql = `SELECT c.* FROM customers c JOIN submissions s ON s.attempt = c.attempt
    WHERE s.attempt = ?1 OR (s.client = ?2 AND s.bucket = ?3 AND s.key = ?4)`
  return first<CustomerRow>(db, sql, attempt, client, bucket, key)
}

/**
 * Stores a new customer. If the e-mail is already registered, it inserts the same row, but nobody can sign in to it:
 * only its session can use it. A CPF signs in to the account that had it first. All cases look and cost the same.
 */
export function customerStores(body: RegisterBody, password: string, { attempt, now }: Submission): Query[] {
  const { endereco, ...person } = body
  const document = loginDocument(person.cpf)
  return [
    query(
      `INSERT INTO customers (login_email, login_document, attempt, name, email, document, phone, person, password,
        postal_code, street, number, complement, district, city, state, country, accepted_at, created_at)
      SELECT CASE WHEN ${NEW_EMAIL} THEN ?1 END, CASE WHEN ${NEW_EMAIL} AND ${NEW_DOCUMENT} THEN ?2 END, ?3, ?4, ?1, ?5, ?6, ?7, ?8,
        ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?17
      WHERE EXISTS (SELECT 1 FROM submissions WHERE attempt = ?3)`,
      person.email,
      document,
      attempt,
      person.nomeRazao,
      document ?? person.cpf,
      person.telefone,
      document?.length === CNPJ_LENGTH ? 'j' : 'f',
      password,
      placeOf(cepDigits(endereco.cep) ?? '')?.cep ?? endereco.cep,
      endereco.logradouro,
      endereco.numero,
      endereco.complemento,
      endereco.bairro,
      endereco.cidade,
      endereco.pais === 'BRA' ? endereco.uf.toUpperCase() : endereco.uf,
      endereco.pais,
      now
    )
  ]
}

const NEW_EMAIL = 'NOT EXISTS (SELECT 1 FROM customers WHERE login_email = ?1)'
const NEW_DOCUMENT = 'NOT EXISTS (SELECT 1 FROM customers WHERE login_document = ?2)'
const CNPJ_LENGTH = 14
