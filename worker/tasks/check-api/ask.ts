import { randomUUID } from 'node:crypto'
import { hideToken } from '../../edge/gateway/hide-token.ts'
import { MAX_BODY_BYTES } from '../../edge/gateway/upstream-limits.ts'
import { createTurns } from './turns.ts'

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api/v2/front/. */
  path: string
  query?: Record<string, string>
  body?: unknown
  /** Sends and keeps cookies, as a shopper with a cart does. Reads of no account have none. */
  session?: boolean
}

export interface Answer {
  /** 0 when none came. */
  status: number
  /** Until the headers were there, and until all of it was. */
  headMs: number
  ms: number
  /** Why no answer came: an error code, 'timeout' or 'limit' (of calls or of time, of this check). */
  failure: string
  contentType: string
  location: string
  text: string
  /** Parsed JSON; undefined when it is none. */
  body: unknown
  tooLarge: boolean
  /** How often it was refused with 429, and what `Retry-After` said then. */
  refusals: (string | null)[]
}

export interface Limits {
  calls: number
  totalMs: number
  /** For one answer. Longer than the store waits, so that it can be said how slow the API is. */
  answerMs: number
  /** The longest wait that `Retry-After` may ask for. */
  retryMs: number
}

export const LIMITS: Limits = { calls: 160, totalMs: 60_000, answerMs: 10_000, retryMs: 5_000 }
const AT_ONCE = 4

export type Ask = (request: Request) => Promise<Answer>

/** Asks the API as the store does. Follows no redirect: the token would go with it. Never rejects. */
export function createAsk(to: { origin: string; token: string }, limits = LIMITS): Ask {
  const turns = createTurns(AT_ONCE)
  const endMs = Date.now() + limits.totalMs
  const cookies = new Map<string, string>()
  let calls = 0

  async function askOnce(request: Request): Promise<Answer & { retryAfter: string | null }> {
    const leftMs = endMs - Date.now()
    if (calls >= limits.calls || leftMs <= 0) return { ...NO_ANSWER, failure: 'limit', retryAfter: null }
    calls += 1
    const startedMs = performance.now()
    const spentMs = () => Math.round(performance.now() - startedMs)
    try {
      const signal = AbortSignal.timeout(Math.min(limits.answerMs, leftMs))
      const response = await fetch(addressOf(to.origin, request), { ...initOf(request, to.token, cookies), signal })
      const headMs = spentMs()
      if (request.session) keepCookies(response.headers, cookies)
      const { text, tooLarge } = await readText(response)
      const { status, headers } = response
      const hidden = hideToken(text, to.token)
      const location = hideToken(headers.get('location') ?? '', to.token)
      const head = { contentType: headers.get('content-type') ?? '', location }
      const content = { text: hidden, body: parse(hidden), tooLarge }
      return {
        ...NO_ANSWER,
        ...head,
        ...content,
        status,
        headMs,
        ms: spentMs(),
        retryAfter: headers.get('retry-after')
      }
    } catch (error) {
      const failure = Date.now() >= endMs ? 'limit' : codeOf(error)
      return { ...NO_ANSWER, ms: spentMs(), failure, retryAfter: null }
    }
  }

  return request =>
    turns(async () => {
      const { retryAfter, ...first } = await askOnce(request)
      if (first.status !== 429) return first
      const waitMs = Math.min(Number(retryAfter) * 1000 || 1_000, limits.retryMs, Math.max(0, endMs - Date.now()))
      await new Promise(resolve => setTimeout(resolve, waitMs))
      const { retryAfter: said, ...second } = await askOnce(request)
      return { ...second, refusals: second.status === 429 ? [retryAfter, said] : [retryAfter] }
    })
}

const NO_ANSWER: Answer = {
  ...{ status: 0, headMs: 0, ms: 0, failure: '', contentType: '', location: '', text: '' },
  ...{ body: undefined, tooLarge: false, refusals: [] }
}

function addressOf(origin: string, { path, query }: Request): string {
  return `${origin}/api/v2/front/${path}${query ? `?${new URLSearchParams(query)}` : ''}`
}

function initOf(request: Request, token: string, cookies: Map<string, string>): RequestInit {
  const { method = 'GET', body, session } = request
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

async function readText(response: Response): Promise<Pick<Answer, 'text' | 'tooLarge'>> {
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

/** 'timeout', or the code of the network's own error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
