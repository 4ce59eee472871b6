import { readText } from '../checks/read-text.ts'

export interface Request {
  /** Path and query of this shop. */
  path: string
  accept?: string
  /** Sends and keeps cookies. Other reads send none. */
  cookies?: Map<string, string>
  /** Posts these fields as a form without scripts does. */
  fields?: URLSearchParams
}

/** An HTTP response after redirects within the shop. */
export type Exchange = Awaited<ReturnType<typeof exchange>>

export const NOTHING: Exchange = { status: 0, ms: 0, retryAfter: null, path: '', contentType: '', text: '' }

const MAX_PAGE_BYTES = 8_000_000
const MAX_REDIRECTS = 4
/** Says what it is. A name of a robot, so that pages come whole and in order. */
const USER_AGENT = 'Mozilla/5.0 (compatible; check-shop bot)'

/** Reads one address. Follows redirects within the shop alone. Rejects without a response. */
export async function exchange(request: Request, origin: string, signal: AbortSignal) {
  const startedMs = performance.now()
  const { response, path } = await follow(request, origin, signal)
  const text = await readText(response, MAX_PAGE_BYTES)
  if (text === null) throw new Error('too large')
  return {
    status: response.status,
    ms: Math.round(performance.now() - startedMs),
    retryAfter: response.headers.get('retry-after'),
    /** Where the answer came from. */
    path,
    contentType: response.headers.get('content-type') ?? '',
    text
  }
}

async function follow(request: Request, origin: string, signal: AbortSignal) {
  let { path, fields } = request
  for (let hop = 0; ; hop += 1) {
    const response = await fetch(origin + path, { ...initOf({ ...request, fields }, origin), signal })
    if (request.cookies) keepCookies(response.headers, request.cookies)
    const next = URL.parse(response.headers.get('location') ?? '', origin + path)
    const isMoved = response.status >= 300 && response.status < 400 && next?.origin === origin
    if (!isMoved || hop === MAX_REDIRECTS) return { response, path }
    await response.body?.cancel()
    path = next.pathname + next.search
    fields = undefined
  }
}

function initOf({ accept = 'text/html', cookies, fields }: Request, origin: string): RequestInit {
  const headers = new Headers({ accept, 'accept-language': 'pt-BR', 'user-agent': USER_AGENT })
  if (cookies && cookies.size > 0) headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
  if (fields) headers.set('origin', origin)
  return { method: fields ? 'POST' : 'GET', headers, body: fields, redirect: 'manual' }
}

function keepCookies(headers: Headers, cookies: Map<string, string>): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=;\s]+)=([^;\s]*)/.exec(line) ?? []
    if (name) cookies.set(name, value)
  }
}
