import { randomUUID } from 'node:crypto'
import type { EndpointCall } from '../../app/contract/endpoints.ts'
import { hideToken } from '../../worker/edge/gateway/hide-token.ts'
import { MAX_BODY_BYTES } from '../../worker/edge/gateway/upstream-limits.ts'
import { readText } from '../checks/read-text.ts'

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
export type Exchange = Awaited<ReturnType<typeof exchange>>

interface Api {
  origin: string
  token: string
  cookies: Map<string, string>
}

/** Makes one call as the store does. Rejects without a response. Follows no redirect, to keep the token from other hosts. */
export async function exchange(request: Request, api: Api, signal: AbortSignal) {
  const startedMs = performance.now()
  const response = await fetch(addressOf(api.origin, request), { ...initOf(request, api), signal })
  const headMs = Math.round(performance.now() - startedMs)
  const { status, headers } = response
  if (request.session) keepCookies(headers, api.cookies)
  const whole = await readText(response, MAX_BODY_BYTES)
  const text = hideToken(whole ?? '', api.token)
  return {
    status,
    /** Until the headers arrived, and until the whole body arrived. */
    headMs,
    ms: Math.round(performance.now() - startedMs),
    contentType: headers.get('content-type') ?? '',
    location: hideToken(headers.get('location') ?? '', api.token),
    retryAfter: headers.get('retry-after'),
    text,
    /** Parsed JSON; undefined when it is not JSON. */
    body: parse(text),
    tooLarge: whole === null,
    session: api.cookies.get('PHPSESSID') ?? null
  }
}

function addressOf(origin: string, { path, query }: Request): string {
  return `${origin}/api/v2/front/${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

function initOf({ method = 'GET', body, session }: Request, { token, cookies }: Api): RequestInit {
  const headers = new Headers({
    'app-token': token,
    accept: 'application/json',
    'accept-language': 'pt-BR',
    'request-id': randomUUID()
  })
  const id = cookies.get('PHPSESSID')
  if (session && id) headers.set('session', id)
  if (session && cookies.size > 0) headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
  if (body !== undefined) headers.set('content-type', 'application/json')
  return { method, headers, redirect: 'manual', body: JSON.stringify(body) }
}

function keepCookies(headers: Headers, cookies: Map<string, string>): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=;\s]+)=([^;\s]*)/.exec(line) ?? []
    if (name) cookies.set(name, value)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
