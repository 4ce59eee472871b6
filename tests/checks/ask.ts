/** What every answer tells. `status` is 0 when there was none. */
interface Basics {
  status: number
  ms: number
  retryAfter: string | null
}

export type Answered<Exchange extends Basics> = Exchange & {
  /** Why there was no answer: an error code, 'timeout', or 'limit' for the check's own limit of calls or time. */
  failure: string
  /** The `Retry-After` of each 429. */
  refusals: (string | null)[]
}

export interface Limits {
  calls: number
  totalMs: number
  answerMs: number
  /** The longest wait after a 429. */
  retryMs: number
}

const AT_ONCE = 4

/** Makes requests within the limits. Retries once after a 429. Never rejects. */
export function createAsk<Request, Exchange extends Basics>(
  exchange: (request: Request, signal: AbortSignal) => Promise<Exchange>,
  nothing: Exchange,
  limits: Limits
) {
  const inTurn = createTurns(AT_ONCE)
  const endMs = Date.now() + limits.totalMs
  const leftMs = () => Math.max(0, endMs - Date.now())
  let calls = 0

  async function askOnce(request: Request) {
    if (calls >= limits.calls || leftMs() === 0) return { ...nothing, failure: 'limit' }
    calls += 1
    const startedMs = Date.now()
    try {
      const answered = await exchange(request, AbortSignal.timeout(Math.min(limits.answerMs, leftMs())))
      return { ...answered, failure: '' }
    } catch (error) {
      return { ...nothing, ms: Date.now() - startedMs, failure: leftMs() === 0 ? 'limit' : codeOf(error) }
    }
  }

  async function askPatiently(request: Request): Promise<Answered<Exchange>> {
    const first = await askOnce(request)
    if (first.status !== 429) return { ...first, refusals: [] }
    const waitMs = Math.min(Number(first.retryAfter) * 1000 || 1_000, limits.retryMs, leftMs())
    await new Promise(resolve => setTimeout(resolve, waitMs))
    const second = await askOnce(request)
    const refused = [first, second].filter(({ status }) => status === 429)
    return { ...second, refusals: refused.map(({ retryAfter }) => retryAfter) }
  }

  return (request: Request) => inTurn(() => askPatiently(request))
}

/** 'timeout', or the code of the network error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/** Limits concurrency; further work waits in order. */
function createTurns(places: number) {
  const waiting: (() => void)[] = []
  let free = places

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
