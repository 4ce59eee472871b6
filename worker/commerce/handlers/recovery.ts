import { hashPassword } from '../password-hash.ts'
import { ownerOfReset, type ResetOwner, recoveryStores, resetPassword } from '../queries/recovery.ts'
import { submit } from '../queries/submissions.ts'
import { recoveryBody, resetBody } from '../rules/account-bodies.ts'
import { PASSWORD_LENGTH, passwordProblem } from '../rules/password.ts'
import { sha256Hex } from '../rules/token.ts'
import { typedAccount } from '../rules/typed-account.ts'
import { say } from '../texts.ts'
import { type CommerceContext, failure } from './errors.ts'
import { accountHash, answerForm, parseForm, refuseField, submissionOf } from './form.ts'

/** Asking for links, and using them, per hour and place. */
const RECOVERIES_PER_HOUR = 20

/** POST checkout/password-recovery: the same answer, by the same work, whether there is such an account or not. */
export async function recover(c: CommerceContext) {
  const parsed = await parseForm(c, recoveryBody)
  if (!parsed.ok) return parsed.response
  const { db, randomId } = c.var.commerce
  const submission = await submissionOf(c, { bucket: 'recovery', perHour: RECOVERIES_PER_HOUR, body: parsed.value })
  if (submission === 'malformed') return failure(c, 400, 'bad-key')
  const token = randomId()
  const recovery = { ...typedAccount(parsed.value.usuario), tokenHash: await sha256Hex(token), ...message(c, token) }
  return answerForm(c, await submit(db, submission, recoveryStores(recovery, submission)), 'recovery-sent')
}

/** POST checkout/password-reset: a new password. Every session of the customer ends. */
export async function reset(c: CommerceContext) {
  const parsed = await parseForm(c, resetBody)
  if (!parsed.ok) return parsed.response
  const { db, now, passwordCost } = c.var.commerce
  const { token, senha } = parsed.value
  const tokenHash = await sha256Hex(token)
  const submission = await submissionOf(c, { bucket: 'reset', perHour: RECOVERIES_PER_HOUR, body: tokenHash })
  if (submission === 'malformed') return failure(c, 400, 'bad-key')
  // The token itself is good once: no key is needed to tell a second request.
  const taken = await submit(db, { ...submission, key: null }, [])
  if (taken.kind !== 'stored') return answerForm(c, taken, 'reset-done')
  const owner = await ownerOfReset(db, tokenHash, now())
  const problem = passwordProblem(senha, owner?.email ?? '')
  if (problem) return refuseField(c, 'senha', problem, { count: PASSWORD_LENGTH.max })
  const [password, accounts] = await Promise.all([hashPassword(senha, passwordCost), accountsOf(c, owner)])
  const done = await resetPassword(db, { tokenHash, password, accounts, now: now() })
  return done ? answerForm(c, taken, 'reset-done') : refuseField(c, 'token', 'reset-wrong')
}

/** What the owner may type at a login: e-mail address, CPF or CNPJ. */
function accountsOf(c: CommerceContext, owner: ResetOwner | null): Promise<string[]> {
  const typed = [owner?.login_email, owner?.login_document].filter(text => typeof text === 'string')
  return Promise.all(typed.map(text => accountHash(c, typedAccount(text))))
}

/** The page that the store's own link leads to. */
const RESET_PATH = '/checkout/nova-senha'

/** Nothing in it is anybody's own words: whoever registers somebody else's address could write to him. */
function message(c: CommerceContext, token: string) {
  const { language, origin, settings } = c.var.view
  const link = `${origin}${RESET_PATH}?token=${token}`
  const store = settings.name
  return {
    language,
    subject: say(language, 'recovery-subject', { store }),
    body: say(language, 'recovery-body', { link })
  }
}
