/** The shop at its own address, asked for one version of its Worker. */
export interface Shop {
  origin: string
  worker: string
  version: string
  /** The files of the build, such as `/assets/root-Ds4p1lx.js`. */
  files: ReadonlySet<string>
}

export interface Answer {
  /** 0 without an answer; `body` then says why. */
  status: number
  type: string
  body: string
  ms: number
}

const TIMEOUT_MS = 15_000
/** A browser's: crawlers get pages of their own. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 SeivaRelease'

/** The platform obeys the header as long as the version is in the deployment, with 0 % too. It needs the version's id. */
export async function visit(shop: Shop, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const startedMs = performance.now()
  const answer = await ask(shop, path, headers).catch(error => ({ status: 0, type: '', body: reasonOf(error) }))
  return { ...answer, ms: Math.round(performance.now() - startedMs) }
}

async function ask({ origin, worker, version }: Shop, path: string, headers: Record<string, string>) {
  const response = await fetch(origin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'user-agent': USER_AGENT,
      'cloudflare-workers-version-overrides': `${worker}="${version}"`,
      ...headers
    }
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text()
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = Object(error)
  return [message, Object(cause).message].filter(Boolean).join(': ')
}
