import * as v from 'valibot'
import { type CommerceContext, failure } from './errors.ts'

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/** Parses the JSON body by a schema. Anything but a JSON object is a 400; an invalid field is a 422 that names it. */
export async function parseBody<Schema extends v.GenericSchema>(
  c: CommerceContext,
  schema: Schema
): Promise<Parsed<v.InferOutput<Schema>>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { ok: false, response: failure(c, 400, 'bad-json') }
  const result = v.safeParse(schema, body)
  if (result.success) return { ok: true, value: result.output }
  const field = v.getDotPath(result.issues[0]) ?? ''
  return { ok: false, response: failure(c, 422, 'bad-field', { field }) }
}
