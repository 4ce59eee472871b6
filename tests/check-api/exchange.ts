import { randomUUID } from 'node:crypto'
import type { EndpointCall } from '../../app/contract/endpoints.ts'
import { hideToken } from '../../worker/edge/gateway/hide-token.ts'
import { MAX_BODY_BYTES } from '../../worker/edge/gateway/upstream-limits.ts'

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** A path of the contract, below /api/v2/front/. */
  path: EndpointCall['path']
  query?: Record<string, string>
  body?: unknown
  /** Sends and keeps cookies, as a cart requires. Other reads send none. */
  session?: boolean
}

/** An HTTP response, with the token removed. */
export interface Exchange {
  status: number
  /** Until the headers arrived, and until the whole body arrived. */
  headMs: number
  ms: number
  contentType: string
  location: string
  retryAfter: string | null
  text: string
  /** Parsed JSON; undefined when it is not JSON. */
  body: unknown
  tooLarge: boolean
}

export interface Api {
  origin: string
  token: string
  cookies: Map<string, string>
}

/** Makes one call as the store does. Rejects without a response. Follows no redirect, to keep the token from other hosts. */
export async function exchange(request: Request, api: Api, signal: AbortSignal): Promise<Exchange> {
  const startedMs = performance.now()
  const spentMs = () => Math.round(performance.now() - startedMs)
  const response = await fetch(addressOf(api.origin, request), { ...initOf(request, api), signal })
  const headMs = spentMs()
  const { status, headers } = response
  if (request.session) keepCookies(headers, api.cookies)
  const { text, tooLarge } = await readText(response)
  const hidden = hideToken(text, api.token)
  return {
    ...{ status, headMs, ms: spentMs(), tooLarge, text: hidden, body: parse(hidden) },
    contentType: headers.get('content-type') ?? '',
    location: hideToken(headers.get('location') ?? '', api.token),
    retryAfter: headers.get('retry-after')
  }
}

function addressOf(origin: string, { path, query }: Request): string {
  return `${origin}/api/v2/front/${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

function initOf({ method = 'GET', body, session }: Request, { token, cookies }: Api): RequestInit {
  const headers = {
    'app-token': token,
    accept: 'application/json',
    'accept-language': 'pt-BR',
    'request-id': randomUUID(),
    ...(session && sessionHeaders(cookies)),
    ...(body !== undefined && { 'content-type': 'application/json' })
  }
  return { method, headers, redirect: 'manual', ...(body !== undefined && { body: JSON.stringify(body) }) }
}

function sessionHeaders(cookies: Map<string, string>): Record<string, string> {
  const session = cookies.get('PHPSESSID')
  const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
  return { ...(session && { session }), ...(cookie && { cookie }) }
}

function keepCookies(headers: Headers, cookies: Map<string, string>): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=;\s]+)=([^;\s]*)/.exec(line) ?? []
    if (name) cookies.set(name, value)
  }
}

async function readText(response: Response): Promise<Pick<Exchange, 'text' | 'tooLarge'>> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES) return { text: '', tooLarge: true }
    text += decoder.decode(chunk, { stream: true })
  }
  return { text: text + decoder.decode(), tooLarge: false }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
