import { readErrorFields, readErrorText } from '../contract/command.ts'
import type { EndpointCall } from '../contract/endpoints.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { type ApiResult, failureOf } from './failure.ts'

/** A row of `endpoints`, its parameters filled in. */
export type ApiCall = EndpointCall & CallOptions

interface CallOptions {
  query?: Record<string, string>
  body?: unknown
  /** How long it may take: a page's own call, one of its sections, or an action of the shopper. */
  timing?: 'page' | 'section' | 'action'
  /** Asks for ids alone. Only the embedded backend gets this; it adds the products otherwise. */
  minimal?: boolean
  /** Sent as Idempotency-Key: a repeated write with the same key is done once. */
  idempotencyKey?: string
}

/** `body` is parsed JSON, undefined when there is none. */
export interface Reply {
  status: number
  body: unknown
  /** The header `Retry-After`. */
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
    return result.ok ? readData(result.data, read) : result
  } catch (error) {
    return failureOf(error)
  }
}

/** What both transports make of a response. */
export function toResult({ status, body, retryAfter }: Reply): ApiResult<unknown> {
  if (status >= 200 && status < 300) return { ok: true, data: body }
  const fields = readErrorFields(body)
  const retryAfterS = Number(retryAfter) || 0
  const extras = { ...(fields && { fields }), ...(retryAfterS > 0 && { retryAfterS }) }
  return { ok: false, kind: 'http', status, message: readErrorText(body), ...extras }
}

/**
 * Parse and map, remembered per body: the server hands the same parsed body to many requests. What comes out is
 * shared as well, so nobody may change it. `key` tells apart what `args` make of one body.
 */
export function memoizedParser<W, T, A = void>(
  parse: (body: unknown) => W | null,
  map: (wire: W, context: MapContext, args: A) => T,
  key: (args: A) => string = () => ''
) {
  const known = new WeakMap<object, Map<string, T | null>>()
  return (context: MapContext, args: A) =>
    function read(body: unknown): T | null {
      if (typeof body !== 'object' || body === null) return null
      const views = known.get(body) ?? new Map<string, T | null>()
      known.set(body, views)
      return remember(views, `${context.language} ${context.origins.join(' ')} ${key(args)}`, () => {
        const wire = parse(body)
        return wire === null ? null : map(wire, context, args)
      })
    }
}

/** Origins come from requests: what one body is remembered as stays bounded. */
const MAX_VIEWS = 16

function remember<T>(views: Map<string, T>, key: string, make: () => T): T {
  const held = views.get(key)
  if (held !== undefined) return held
  if (views.size >= MAX_VIEWS) views.clear()
  const made = make()
  views.set(key, made)
  return made
}

function readData<T>(body: unknown, read: (body: unknown) => T | null): ApiResult<T> {
  const data = tryRead(body, read)
  if (data !== null) return { ok: true, data }
  return { ok: false, kind: 'shape', status: 200, message: readErrorText(body) }
}

function tryRead<T>(body: unknown, read: (body: unknown) => T | null): T | null {
  try {
    return read(body)
  } catch {
    return null
  }
}
