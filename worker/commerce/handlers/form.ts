import * as v from 'valibot'
import { clientNetwork } from '../../client-network.ts'
import type { Standing, Submission } from '../queries/submissions.ts'
import { isIdempotencyKey } from '../rules/idempotency-key.ts'
import { sha256Hex } from '../rules/token.ts'
import type { TypedAccount } from '../rules/typed-account.ts'
import { sessionKey } from '../session.ts'
import { say, type TextKey } from '../texts.ts'
import type { Parsed } from './body.ts'
import { type CommerceContext, failure } from './errors.ts'

/** Parses a form by a schema. Errors are a 422 with a message for each field, by its wire name. */
export async function parseForm<Schema extends v.GenericSchema>(
  c: CommerceContext,
  schema: Schema
): Promise<Parsed<v.InferOutput<Schema>>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, response: failure(c, 400, 'bad-json') }
  const { language } = c.var.view
  // A default for checks without a message, because the validator's own is in English.
  const message = ({ input }: v.BaseIssue<unknown>) =>
    say(language, input === undefined ? 'field-empty' : 'field-wrong')
  const result = v.safeParse(schema, body, { lang: language, message })
  return result.success ? { ok: true, value: result.output } : { ok: false, response: refuseForm(c, result.issues) }
}

function refuseForm(c: CommerceContext, issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const empty = say(c.var.view.language, 'field-empty')
  const campos: Record<string, string> = {}
  for (const issue of issues) campos[fieldOf(issue)] ??= issue.message
  const [first] = Object.values(campos)
  const error = Object.values(campos).includes(empty) ? say(c.var.view.language, 'all-required') : first
  return c.json({ error, campos }, 422)
}

/** Pictures are one field: `anexos.1` becomes `anexos`. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  return (v.getDotPath(issue) ?? '').replace(/^(anexos)\..*$/, '$1')
}

/** The same answer for an error found after parsing. */
export function refuseField(
  c: CommerceContext,
  field: string,
  key: TextKey,
  values: Record<string, string | number> = {}
) {
  const message = say(c.var.view.language, key, values)
  return c.json({ error: message, campos: { [field]: message } }, 422)
}

/** The form with its hourly limit and its Idempotency-Key. */
export async function submissionOf(
  c: CommerceContext,
  { body, ...limits }: Pick<Submission, 'bucket' | 'perHour' | 'ofKind'> & { body: unknown }
): Promise<Submission | 'malformed'> {
  const key = c.req.header('idempotency-key') ?? null
  if (key !== null && !isIdempotencyKey(key)) return 'malformed'
  const { now, randomId } = c.var.commerce
  const [client, bodyHash] = await Promise.all([clientOf(c), sha256Hex(JSON.stringify(body))])
  return { ...limits, client, key, bodyHash, attempt: randomId(), now: now() }
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
  return sha256Hex(`${c.var.commerce.appToken} ${text}`)
}

/** Answers a form by the outcome of its submission. */
export function answerForm(c: CommerceContext, standing: Standing, thanks: TextKey) {
  if (standing.kind === 'key-reused') return failure(c, 422, 'key-reused')
  if (standing.kind === 'limited') {
    c.header('Retry-After', String(standing.retryAfterS))
    return failure(c, 429, 'too-many', { count: Math.ceil(standing.retryAfterS / 60) })
  }
  if (standing.kind === 'replayed') c.header('Idempotent-Replayed', 'true')
  return c.json({ sucesso: true, mensagem: say(c.var.view.language, thanks) })
}
