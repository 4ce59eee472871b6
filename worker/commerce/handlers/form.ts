import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { clientNetwork } from '../../client-network.ts'
import type { Standing, Submission } from '../queries/submissions.ts'
import type { TypedAccount } from '../rules/account-bodies.ts'
import { sha256Hex } from '../rules/token.ts'
import { sessionKey } from '../session.ts'
import { say, type TextKey, type TextValues } from '../texts.ts'
import { type CommerceContext, failure, refuse } from './errors.ts'

type Handler<Schema extends v.GenericSchema> = (
  c: CommerceContext,
  body: v.InferOutput<Schema>
) => Response | Promise<Response>

type Issues = [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]

export function withForm<Schema extends v.GenericSchema>(schema: Schema, handle: Handler<Schema>) {
  return withBody(schema, handle, refuseForm)
}

/** Handles a call with a JSON object, or answers 400. An invalid field is a 422 that names it. */
export function withBody<Schema extends v.GenericSchema>(
  schema: Schema,
  handle: Handler<Schema>,
  refuseIssues: (c: CommerceContext, issues: Issues) => Response = nameField
) {
  return async function handleBody(c: CommerceContext): Promise<Response> {
    const body: unknown = await c.req.json().catch(() => undefined)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return failure(c, 400, 'bad-json')
    const { language } = c.var
    // A default for checks without a message, because the validator's own is in English.
    const message = ({ input }: v.BaseIssue<unknown>) =>
      say(language, input === undefined ? 'field-empty' : 'field-wrong')
    const result = parse(schema, body, { lang: language, message })
    if (!result) return failure(c, 400, 'bad-json')
    return result.success ? handle(c, result.output) : refuseIssues(c, result.issues)
  }
}

/** Null when reading threw: whatever a body provokes is the sender's failure, not the store's. */
function parse<Schema extends v.GenericSchema>(schema: Schema, body: object, config: v.Config<v.BaseIssue<unknown>>) {
  try {
    return v.safeParse(schema, body, config)
  } catch {
    return null
  }
}

function nameField(c: CommerceContext, [issue]: Issues): Response {
  return failure(c, 422, 'bad-field', { field: v.getDotPath(issue) ?? '' })
}

function refuseForm(c: CommerceContext, issues: Issues): Response {
  const empty = say(c.var.language, 'field-empty')
  const campos: Record<string, string> = {}
  for (const issue of issues) campos[fieldOf(issue)] ??= issue.message
  const [first] = Object.values(campos)
  const error = Object.values(campos).includes(empty) ? say(c.var.language, 'all-required') : first
  return c.json({ error, campos }, 422)
}

/** Pictures are one field: `anexos.1` becomes `anexos`. */
function fieldOf(issue: v.BaseIssue<unknown>): string {
  return (v.getDotPath(issue) ?? '').replace(/^(anexos)\..*$/, '$1')
}

/** Ends the call with the error of a field that was found after parsing. */
export function refuseField(c: CommerceContext, field: string, key: TextKey, values: TextValues = {}): never {
  const message = say(c.var.language, key, values)
  throw new HTTPException(422, { res: c.json({ error: message, campos: { [field]: message } }, 422) })
}

type Limits = Pick<Submission, 'bucket' | 'perHour'> & Partial<Pick<Submission, 'perClient' | 'perStore'>>

export async function submissionOf(c: CommerceContext, { body, ...limits }: Limits & { body: unknown }) {
  const key = idempotencyKey(c)
  const { now, randomId } = c.env
  const [client, bodyHash] = await Promise.all([clientOf(c), sha256Hex(JSON.stringify(body))])
  const unlimited = { perClient: Number.MAX_SAFE_INTEGER, perStore: Number.MAX_SAFE_INTEGER }
  return { ...unlimited, ...limits, client, key, bodyHash, attempt: randomId(), now: now() }
}

export function idempotencyKey(c: CommerceContext): string | null {
  const key = c.req.header('idempotency-key') ?? null
  return key === null || /^[\x21-\x7e]{1,100}$/.test(key) ? key : refuse(c, 400, 'bad-key')
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
export function hashOf(c: CommerceContext, text: string): Promise<string> {
  return sha256Hex(`${c.env.appToken} ${text}`)
}

export function answerForm(c: CommerceContext, standing: Standing, thanks: TextKey) {
  if (standing.kind === 'key-reused') return failure(c, 422, 'key-reused')
  if (standing.kind === 'limited') return tooMany(c, 'too-many', standing.retryAfterS)
  if (standing.kind === 'replayed') c.header('Idempotent-Replayed', 'true')
  return c.json({ sucesso: true, mensagem: say(c.var.language, thanks) })
}

const BUSY_RETRY_S = 5

/** Ends a call for whose password there is no turn. */
export function refuseBusy(c: CommerceContext): never {
  throw new HTTPException(429, { res: tooMany(c, 'login-locked', BUSY_RETRY_S) })
}

export function tooMany(c: CommerceContext, key: TextKey, retryAfterS: number) {
  c.header('Retry-After', String(retryAfterS))
  return failure(c, 429, key, { count: Math.ceil(retryAfterS / 60) })
}
