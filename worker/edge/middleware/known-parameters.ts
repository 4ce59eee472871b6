import { READ_EVERYWHERE } from '../../../app/pages.ts'
import { findPage, isDocument, pathOfPage } from '../find-page.ts'
import type { Middleware } from '../types.ts'

/** A page with an invented parameter is the page without it: for loaders, for caches and for its own links. */
export const knownParameters: Middleware = async (c, next) => {
  const url = new URL(c.req.url)
  const search = isDocument(c.req.method, pathOfPage(url.pathname)) ? knownQuery(url) : url.search
  if (search !== url.search) {
    url.search = search
    c.req.raw = new Request(url, c.req.raw)
  }
  return next()
}

/** The query without the parameters that the page does not read. The rest stays byte for byte. */
export function knownQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const { query = [] } = findPage(pathname)
  if (search === '' || query === 'all') return search
  const pairs = search.replace(/^\?/, '').split('&')
  const kept = pairs.map(pair => [pair, nameOf(pair)] as const).filter(([, name]) => isKnown(name, query))
  if (kept.length === pairs.length) return search
  return kept.length > 0 ? `?${kept.map(([pair]) => pair).join('&')}` : ''
}

function isKnown(name: string, query: readonly string[]): boolean {
  return query.includes(name) || READ_EVERYWHERE.includes(name)
}

function nameOf(pair: string): string {
  const [[name] = ['']] = new URLSearchParams(pair)
  return name
}
