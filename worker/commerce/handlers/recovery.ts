import { ownerOfReset, type ResetOwner, recoveryStores, resetPassword } from '../queries/recovery.ts'
import { submit } from '../queries/submissions.ts'
import { recoveryBody, resetBody, typedAccount } from '../rules/account-bodies.ts'
import { PASSWORD_LENGTH, passwordProblem } from '../rules/password.ts'
import { sha256Hex } from '../rules/token.ts'
import { say } from '../texts.ts'
import type { CommerceContext } from './errors.ts'
import { accountHash, answerForm, refuseBusy, refuseField, submissionOf, withForm } from './form.ts'

const RECOVERIES_PER_HOUR = 20

/** POST checkout/password-recovery: the same answer and work, whether the account exists or not. */
export const recover = withForm(recoveryBody, async (c, body) => {
  const { db, randomId } = c.env
  const submission = await submissionOf(c, { bucket: 'recovery', perHour: RECOVERIES_PER_HOUR, body })
  const token = randomId()
  const recovery = { ...typedAccount(body.usuario), tokenHash: await sha256Hex(token), ...message(c, token) }
  return answerForm(c, await submit(db, submission, recoveryStores(recovery, submission)), 'recovery-sent')
})

export const reset = withForm(resetBody, async (c, { token, senha }) => {
  const { db, now, passwords } = c.env
  const tokenHash = await sha256Hex(token)
  const submission = await submissionOf(c, { bucket: 'reset', perHour: RECOVERIES_PER_HOUR, body: tokenHash })
  // The token works once, so a key is not needed to detect a replay.
  const taken = await submit(db, { ...submission, key: null }, [])
  if (taken.kind !== 'stored') return answerForm(c, taken, 'reset-done')
  const owner = await ownerOfReset(db, tokenHash, now())
  const problem = passwordProblem(senha, owner?.email ?? '')
  if (problem) return refuseField(c, 'senha', problem, { count: PASSWORD_LENGTH.max })
  const [hash, accounts] = await Promise.all([passwords.hash(senha), accountsOf(c, owner)])
  const password = hash ?? refuseBusy(c)
  const done = await resetPassword(db, { tokenHash, password, accounts, now: now() })
  return done ? answerForm(c, taken, 'reset-done') : refuseField(c, 'token', 'reset-wrong')
})

function accountsOf(c: CommerceContext, owner: ResetOwner | null): Promise<string[]> {
  const typed = [owner?.login_email, owner?.login_document].filter(text => typeof text === 'string')
  return Promise.all(typed.map(text => accountHash(c, typedAccount(text))))
}

const RESET_PATH = '/checkout/nova-senha'

/** Contains no text of a user: otherwise somebody could register another person's address to send them a message. */
function message(c: CommerceContext, token: string) {
  const { language, origin, settings } = c.var
  const link = `${origin}${RESET_PATH}?token=${token}`
  const store = settings.name
  return {
    language,
    subject: say(language, 'recovery-subject', { store }),
    body: say(language, 'recovery-body', { link })
  }
}
