import * as v from 'valibot'
import { touchCart } from '../queries/cart.ts'
import { type CustomerRow, customerInsert, loadCustomer, registeredBy } from '../queries/customers.ts'
import { reserveLogin, returnLogin } from '../queries/login-attempts.ts'
import { endSession } from '../queries/sessions.ts'
import { signIn } from '../queries/sign-in.ts'
import { prepareAndSubmit } from '../queries/submissions.ts'
import { loginBody, registerBody, typedAccount } from '../rules/account-bodies.ts'
import { cepDigits, cepField, placeOf } from '../rules/cep.ts'
import {
  acknowledge,
  forgetShopper,
  moveShopper,
  newSession,
  readShopper,
  type Session,
  sessionForWrite,
  sessionKey,
  visitorOf,
  writeShopper
} from '../session.ts'
import { say } from '../texts.ts'
import { userOf } from '../wire/user.ts'
import { type CommerceContext, failure, refuse } from './errors.ts'
import { accountHash, answerForm, clientOf, refuseBusy, submissionOf, tooMany, withBody, withForm } from './form.ts'

/** POST checkout/login: returns the user in a new session. Unknown accounts and wrong passwords get the same answer at the same cost. */
export const login = withForm(loginBody, async (c, { usuario, senha, revendedor }) => {
  const { db, now, randomId, sleep, passwords } = c.env
  const typed = typedAccount(usuario)
  const [account, client] = await Promise.all([accountHash(c, typed), clientOf(c)])
  const attempt = randomId()
  const reserved = await reserveLogin(db, { attempt, ...typed, account, client, now: now() })
  if (reserved.kind === 'limited') return tooMany(c, 'login-locked', reserved.retryAfterS)
  const { customer, delayMs } = reserved
  if (delayMs > 0) await sleep(delayMs)
  const right = await passwords.matches(senha, customer?.password ?? null)
  if (right === null) {
    await returnLogin(db, attempt)
    return refuseBusy(c)
  }
  if (!customer || !right || (revendedor && customer.reseller === 0)) return failure(c, 401, 'login-wrong')
  return enter(c, customer, attempt)
})

/** Registrations per hour and client: enough for a household or a shop's counter. */
const REGISTRATIONS_PER_HOUR = 60

/** POST checkout/register: returns the signed-in user. Does not reveal whether the e-mail or the CPF already existed. */
export const register = withForm(registerBody, async (c, registration) => {
  // A fast hash, so it excludes the password.
  const { senha, ...body } = registration
  const submission = await submissionOf(c, { bucket: 'register', perHour: REGISTRATIONS_PER_HOUR, body })
  const { db, passwords } = c.env
  const standing = await prepareAndSubmit(db, submission, async () => [
    customerInsert(registration, (await passwords.hash(senha)) ?? refuseBusy(c), submission)
  ])
  if (standing.kind !== 'stored' && standing.kind !== 'replayed') return answerForm(c, standing, 'register-thanks')
  const customer = await registeredBy(db, submission)
  if (!customer) throw new Error('A registration left no customer')
  // A replay under the same key must also have the same password.
  if (standing.kind === 'replayed' && !((await passwords.matches(senha, customer.password)) ?? refuseBusy(c)))
    return failure(c, 422, 'key-reused')
  return enter(c, customer, null)
})

export async function logout(c: CommerceContext) {
  const key = await sessionKey(c)
  if (key !== null && (await endSession(c.env.db, key, c.env.now()))) {
    await forgetShopper(c.env, key)
    const fresh = await newSession(c)
    acknowledge(c, fresh, await touchCart(c.env.db, fresh.cartId, c.env.now()))
  }
  return c.json({ sucesso: true })
}

async function enter(c: CommerceContext, customer: CustomerRow, attempt: string | null) {
  const [replaces, fresh] = await Promise.all([sessionKey(c), newSession(c)])
  await signIn(c.env.db, { customerId: customer.id, key: fresh.key, replaces, attempt, now: c.env.now() })
  const place = await moveShopper(c.env, replaces, fresh.key)
  acknowledge(c, fresh, 1)
  const mensagem = attempt === null ? { mensagem: say(c.var.language, 'register-thanks') } : {}
  return c.json({ sucesso: true, ...mensagem, ...userOf(place, { customer, recent: true }) })
}

export async function user(c: CommerceContext) {
  const visitor = await visitorOf(c)
  const [place, customer] = await Promise.all([readShopper(c.env, visitor.key), known(c, visitor)])
  return c.json(userOf(place, customer))
}

async function known(c: CommerceContext, { customer }: Pick<Session, 'customer'>) {
  const row = customer && (await loadCustomer(c.env.db, customer.id))
  return customer && row && { customer: row, recent: customer.recent }
}

export const zipcode = withBody(v.object({ cep: cepField }), async (c, { cep }) => {
  const place = placeOf(cepDigits(cep) ?? refuse(c, 422, 'bad-cep')) ?? refuse(c, 422, 'unknown-cep')
  const session = (await sessionForWrite(c)) ?? refuse(c, 409, 'session-ended')
  const [writes, customer] = await Promise.all([
    touchCart(c.env.db, session.cartId, c.env.now()),
    known(c, session),
    writeShopper(c.env, session.key, place)
  ])
  acknowledge(c, session, writes)
  return c.json(userOf(place, customer))
})
