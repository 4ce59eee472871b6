import type { EdgeContext } from '../types'
import { type StoredPage, writeNonce } from './stored-page'

export function servePage(c: EdgeContext, page: StoredPage, ageS: number, cache: 'fresh' | 'stale'): Response {
  const { status, headers, etag, tagManager, formOrigins } = page
  c.get('calls')?.push({ path: 'page', startedAtMs: Date.now(), ms: 0, cache, ageS })
  if (tagManager) c.set('tagManager', true)
  c.set('formOrigins', formOrigins)
  const own: [string, string][] = [...headers, ['etag', etag], ['age', String(Math.floor(ageS))]]
  if (status === 200 && names(c.req.header('if-none-match') ?? '', etag))
    return new Response(null, { status: 304, headers: own })
  const body = c.req.method === 'HEAD' ? null : writeNonce(page, c.get('nonce'))
  return new Response(body, { status, headers: own })
}

/** `If-None-Match` may list several tags, and a proxy may have dropped their `W/`. */
function names(ifNoneMatch: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(tag => plain(tag) === plain(etag))
}

export function serveAndKeep(
  c: EdgeContext,
  response: Response,
  end: () => void,
  keep: (html: string) => Promise<void>
): Response {
  if (!response.body) {
    end()
    return response
  }
  const [shown, kept] = response.body.tee()
  const work = new Response(kept).text().then(keep)
  c.executionCtx.waitUntil(work.catch(() => null).finally(end))
  return new Response(shown, response)
}
