/** What one shopper asks for. `at` counts the seconds of the drill, so that an address can be new each time. */
export interface Visit {
  who: string
  /** Null in a second without a visit. */
  path: (second: number) => string | null
  headers?: Record<string, string>
  body?: unknown
}

/** What a shopper saw. */
export interface Seen {
  second: number
  phase: string
  who: string
  path: string
  /** 0: no answer. */
  status: number
  ageS: number | null
  ms: number
  retryAfter: string | null
  shown: string
  /** Links of the page: fewer than before means that a part is missing. */
  links: number
  text: string
}

const PATIENCE_MS = 20_000

export async function pay(
  origin: string,
  visit: Visit,
  path: string,
  at: { second: number; phase: string }
): Promise<Seen> {
  const startedMs = performance.now()
  const asked = { ...at, who: visit.who, path }
  const msNow = () => Math.round(performance.now() - startedMs)
  try {
    const answer = await fetch(origin + path, requestOf(visit))
    const { status, headers } = answer
    const text = await answer.text()
    const age = headers.get('age')
    const seen = { ms: msNow(), ageS: age === null ? null : Number(age), retryAfter: headers.get('retry-after') }
    return { ...asked, ...seen, status, text, links: countLinks(text), shown: shownIn(status, headers, text) }
  } catch (error) {
    const shown = `no answer (${String(error)})`
    return { ...asked, status: 0, ageS: null, ms: msNow(), retryAfter: null, links: 0, text: '', shown }
  }
}

function requestOf({ headers, body }: Visit): RequestInit {
  const accept = 'text/html,application/json'
  const browser = {
    'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0',
    accept,
    'sec-fetch-site': 'same-origin',
    ...headers
  }
  const common = { redirect: 'manual' as const, signal: AbortSignal.timeout(PATIENCE_MS) }
  if (body === undefined) return { ...common, headers: browser }
  const json = { ...browser, 'content-type': 'application/json' }
  return { ...common, method: 'POST', headers: json, body: JSON.stringify(body) }
}

function countLinks(text: string): number {
  return text.match(/<a\s/g)?.length ?? 0
}

export function shownIn(status: number, headers: Headers, text: string): string {
  if (!headers.get('content-type')?.startsWith('text/html')) return status < 400 ? 'answer' : 'refusal'
  if (!text.trimEnd().endsWith('</html>')) return 'cut off'
  if (text.includes('Não foi possível carregar os produtos.')) return 'no products'
  return status < 400 ? 'complete' : 'error page'
}
