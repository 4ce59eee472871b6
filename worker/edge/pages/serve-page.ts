import { isCrawlerFile } from '../resources/crawler-files.ts'
import type { EdgeContext } from '../types.ts'
import { CLIENT_CACHE_CONTROL } from './cached-pages.ts'
import { varyOf } from './render-page.ts'
import { replaceBytes, replaceIn } from './replace-bytes.ts'

/** Makes the response to one client of a cached page: its own nonce, and what browsers may keep. */
export async function servePage(c: EdgeContext, page: Response, placeholder: string): Promise<Response> {
  const { status, body } = page
  const headers = new Headers(page.headers)
  const clients = headers.get(CLIENT_CACHE_CONTROL)
  if (clients) headers.set('cache-control', clients)
  for (const name of [CLIENT_CACHE_CONTROL, 'cache-tag', 'cf-cache-status']) headers.delete(name)
  if (!isCrawlerFile(c.req.path)) headers.set('vary', varyOf(c.req.path))
  // Browsers subtract `Age` from the 30 seconds for which prefetched data may serve a click.
  if (c.req.path.endsWith('.data')) headers.delete('age')
  tellTiming(c, page)
  const policy = headers.get('content-security-policy')
  const etag = headers.get('etag')
  if (status === 200 && etag && names(c.req.header('if-none-match') ?? '', etag)) {
    // The browser's page has the nonce of the policy that came with it.
    headers.delete('content-security-policy')
    await body?.cancel()
    return new Response(null, { status: 304, headers })
  }
  if (policy) headers.set('content-security-policy', policy.replaceAll(placeholder, c.get('nonce')))
  if (c.req.method === 'HEAD') {
    await body?.cancel()
    return new Response(null, { status, headers })
  }
  if (!policy) return new Response(body, { status, headers })
  // A cached page is whole. A stream would take twice the CPU.
  const shown = page.headers.has('age')
    ? replaceIn(await page.arrayBuffer(), placeholder, c.get('nonce'))
    : body?.pipeThrough(replaceBytes(placeholder, c.get('nonce')))
  return new Response(shown, { status, headers })
}

function tellTiming(c: EdgeContext, { headers }: Response): void {
  const age = headers.get('age')
  const cache = headers.get('cf-cache-status') === 'HIT' ? 'fresh' : 'stale'
  if (age === null) c.set('pageTiming', headers.get('server-timing')?.replace(/^total;[^,]*(, )?/, '') ?? '')
  else c.get('calls').push({ path: 'page', startedAtMs: Date.now(), ms: 0, cache, ageS: Number(age) })
}

/** `If-None-Match` may list several tags, and a proxy may have dropped their `W/`. `hono/etag` knows no `*`. */
function names(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(tag => plain(tag) === plain(etag))
}
