import { readErrorFields, readErrorText } from '../contract/command.ts'
import type { EndpointCall } from '../contract/endpoints.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { type ApiResult, failureOf } from './failure.ts'

export type ApiCall = EndpointCall & CallOptions

export type ReadCall = Omit<Extract<EndpointCall, { method: 'GET' }>, 'method'> & CallOptions

interface CallOptions {
  query?: Record<string, string>
  body?: unknown
  /** Timeout class: a page's main call, one of its sections, or a shopper's action. */
  timing?: 'page' | 'section' | 'action'
  /** Requests ids only. Sent only to the embedded backend, which otherwise includes the products. */
  minimal?: boolean
  /** Sent as Idempotency-Key: the server executes a repeated write only once. */
  idempotencyKey?: string
  /** Turnstile's token of the form. */
  proof?: string
}

export interface Reply {
  status: number
  body: unknown
  retryAfter?: string | null
}

export type Transport = (call: ApiCall) => Promise<ApiResult<unknown>>

/** Makes the call and reads its body. Never rejects; a body that `read` refuses is a failure of kind 'shape'. */
export async function callApi<T>(
  transport: Transport,
  call: ApiCall,
  read: (body: unknown) => T | null
): Promise<ApiResult<T>> {
  try {
    const result = await transport(call)
    if (!result.ok) return result
    const data = tryRead(result.data, read)
    if (data !== null) return { ok: true, data }
    return { ok: false, kind: 'shape', status: 200, message: readErrorText(result.data) }
  } catch (error) {
    return failureOf(error)
  }
}

export function toResult({ status, body, retryAfter }: Reply): ApiResult<unknown> {
  if (status >= 200 && status < 300) return { ok: true, data: body }
  const fields = readErrorFields(body)
  const retryAfterS = Number(retryAfter) || 0
  const extras = { ...(fields && { fields }), ...(retryAfterS > 0 && { retryAfterS }) }
  return { ok: false, kind: 'http', status, message: readErrorText(body), ...extras }
}

export function defineRead<W, T, A>(
  call: (args: A) => ReadCall,
  parse: (body: unknown) => W | null,
  map: (wire: W, context: MapContext, args: A) => T | null,
  key?: (args: A) => string
) {
  const read = memoizedParser(parse, map, key)
  return (transport: Transport, args: A, context: MapContext): Promise<ApiResult<T>> =>
    callApi(transport, { ...call(args), method: 'GET' }, read(context, args))
}

/** On the server many requests share one body and its view: do not mutate it. `key` separates views by `args`. */
export function memoizedParser<W, T, A = void>(
  parse: (body: unknown) => W | null,
  map: (wire: W, context: MapContext, args: A) => T | null,
  key: (args: A) => string = () => ''
) {
  const known = new WeakMap<object, Map<string, T | null>>()
  return (context: MapContext, args: A) =>
    function readOnce(body: unknown): T | null {
      if (typeof body !== 'object' || body === null) return null
      const views = known.get(body) ?? new Map<string, T | null>()
      known.set(body, views)
      const read = readAs(parse, wire => map(wire, context, args))
      return remember(views, `${context.language} ${context.origins.join(' ')} ${key(args)}`, () => read(body))
    }
}

/** The reader returns null for a body that `parse` refuses. */
export function readAs<W, T>(parse: (body: unknown) => W | null, map: (wire: W) => T | null) {
  return (body: unknown): T | null => {
    const wire = parse(body)
    return wire === null ? null : map(wire)
  }
}

/** Limits the memoized results per body, because origins come from requests. */
const MAX_VIEWS = 16

function remember<T>(views: Map<string, T>, key: string, make: () => T): T {
  const held = views.get(key)
  if (held !== undefined) return held
  if (views.size >= MAX_VIEWS) views.clear()
  const made = make()
  views.set(key, made)
  return made
}

function tryRead<T>(body: unknown, read: (body: unknown) => T | null): T | null {
  try {
    return read(body)
  } catch {
    return null
  }
}
