import { clientNetwork } from '../../client-network.ts'
import type { Standing, Submission } from '../queries/submissions.ts'
import type { TypedAccount } from '../rules/account-bodies.ts'
import { isIdempotencyKey } from '../rules/idempotency-key.ts'
import { sha256Hex } from '../rules/token.ts'
import { sessionKey } from '../session.ts'
import { say, type TextKey } from '../texts.ts'
import { type CommerceContext, failure } from './errors.ts'

type Limits = Pick<Submission, 'bucket' | 'perHour'> & Partial<Pick<Submission, 'perClient' | 'perStore'>>

const UNLIMITED = Number.MAX_SAFE_INTEGER

/** The form with its hourly limit and its Idempotency-Key. */
export async function submissionOf(
  c: CommerceContext,
  { body, ...limits }: Limits & { body: unknown }
): Promise<Submission | 'malformed'> {
  const key = c.req.header('idempotency-key') ?? null
  if (key !== null && !isIdempotencyKey(key)) return 'malformed'
  const { now, randomId } = c.env
  const [client, bodyHash] = await Promise.all([clientOf(c), sha256Hex(JSON.stringify(body))])
  return {
    perClient: UNLIMITED,
    perStore: UNLIMITED,
    ...limits,
    client,
    key,
    bodyHash,
    attempt: randomId(),
    now: now()
  }
}

/** Identifies the client, for the limits only. */
export async function clientOf(c: CommerceContext): Promise<string> {
  const [address = ''] = (c.req.header('x-forwarded-for') ?? '').split(',')
  const network = clientNetwork(address)
  const client = network ?? (await sessionKey(c)) ?? 'unknown'
  return hashOf(c, client)
}

/** The typed account, for limits only. E-mail and CPF of one customer count separately. */
export function accountHash(c: CommerceContext, { email, document }: TypedAccount): Promise<string> {
  return hashOf(c, `${email} ${document}`)
}

/** A hash that cannot be reversed without the store's token. */
function hashOf(c: CommerceContext, text: string): Promise<string> {
  return sha256Hex(`${c.env.appToken} ${text}`)
}

/** Answers a form by the outcome of its submission. */
export function answerForm(c: CommerceContext, standing: Standing, thanks: TextKey) {
  if (standing.kind === 'key-reused') return failure(c, 422, 'key-reused')
  if (standing.kind === 'limited') return tooMany(c, 'too-many', standing.retryAfterS)
  if (standing.kind === 'replayed') c.header('Idempotent-Replayed', 'true')
  return c.json({ sucesso: true, mensagem: say(c.var.language, thanks) })
}

export function tooMany(c: CommerceContext, key: TextKey, retryAfterS: number) {
  c.header('Retry-After', String(retryAfterS))
  return failure(c, 429, key, { count: Math.ceil(retryAfterS / 60) })
}
