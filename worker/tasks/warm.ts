import { readWranglerConfig } from './account.ts'

const AT_ONCE = 4
const MAX_PAGES = 500
const TIMEOUT_MS = 30_000
/** A browser's user agent: crawlers get pages of their own. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
const LANGUAGES = { pt: 'language=0', en: 'language=1' }

export async function warm(origin: string, remote: boolean): Promise<void> {
  const store = originOf(origin, remote)
  const paths = await listPages(store)
  const failed: string[] = []
  const waiting = paths.flatMap(path =>
    Object.entries(LANGUAGES).map(([language, cookie]) => ({ path, language, cookie }))
  )
  const total = waiting.length
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  console.log(`warmed ${total - failed.length} of ${total} pages of ${store}`)
  if (failed.length > 0) throw new Error(failed.join('\n'))

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, language, cookie } = next
      const status = await ask(store + path, cookie)
      if (status !== 200) failed.push(`${status} ${path} (${language})`)
    }
  }
}

function originOf(origin: string, remote: boolean): string {
  const { vars } = readWranglerConfig()
  const text = origin || (remote ? vars.SITE_ORIGIN : `http://localhost:${process.env.PORT ?? 8787}`)
  const url = URL.parse(text ?? '')
  if (!url) throw new Error('Which store? npm run cache -- warm https://…, or SITE_ORIGIN in wrangler.toml')
  return url.origin
}

/** In the sitemap's order: categories before products, so that a limit keeps the categories. */
async function listPages(store: string): Promise<string[]> {
  const index = await read(`${store}/sitemap.xml`)
  const parts = locations(index)
  const files = index.includes('<sitemapindex')
    ? await Promise.all(parts.map(part => read(store + pathOf(part))))
    : [index]
  return [...new Set(['/', ...files.flatMap(locations).map(pathOf)])].slice(0, MAX_PAGES)
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => address ?? [])
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
  return pathname + search
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new Error(`${address} does not answer: does the store run?`)
  })
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.text()
}

/** The status, or 0 without an answer, so that one page that hangs does not stop the others. */
async function ask(address: string, cookie: string): Promise<number> {
  try {
    const headers = { cookie, 'user-agent': BROWSER }
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
