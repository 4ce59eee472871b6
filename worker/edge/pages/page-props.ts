import { isbot } from 'isbot'
import { isCheckout } from '../../../app/links.ts'
import { type FoundPage, findPage, isDocument, isRead, pathOfPage } from '../find-page.ts'
import { languageOf } from '../gateway/caller.ts'
import { isCrawlerFile } from '../resources/crawler-files.ts'
import type { EdgeContext, PageProps } from '../types.ts'

export function pageProps(c: EdgeContext): PageProps {
  const { origin } = new URL(c.req.url)
  // Files are the same for everybody.
  if (isCrawlerFile(c.req.path)) return { language: 'pt', reader: 'person', origin }
  const language = languageOf(c)
  if (c.get('markdown')) return { language, reader: 'markdown', origin }
  return { language, reader: isbot(c.req.header('user-agent') ?? '') ? 'crawler' : 'person', origin }
}

/** The path and query of a page that may be cached, in one spelling. Null for pages that are rendered for each request. */
export function cachedAddress(c: EdgeContext): string | null {
  if (!isRead(c.req.method)) return null
  const url = new URL(c.req.url)
  if (isCrawlerFile(c.req.path)) return url.pathname
  const page = pathOfPage(url.pathname)
  // Another spelling of a path would be another key of the same page.
  if (/[%A-Z]/.test(page) || !isDocument('GET', page) || isCheckout(page)) return null
  if (!isKnownQuery(url, findPage(page), page !== url.pathname)) return null
  url.searchParams.sort()
  return url.pathname + url.search
}

/** A cached page's request has nothing of the shopper but the address, by which renders are counted. */
export function pageRequest(c: EdgeContext, address: string, { origin }: PageProps, etag?: string): Request {
  const client = c.req.header('cf-connecting-ip')
  const headers = {
    'request-id': c.get('requestId'),
    ...(client && { 'cf-connecting-ip': client }),
    ...(etag && { 'if-none-match': etag })
  }
  // A page's redirect is the visitor's to follow.
  return new Request(origin + address, { headers, redirect: 'manual' })
}

const MAX_QUERY_LENGTH = 120

/** Whether each parameter is one of the page's own, with a bounded number of values. Clients can invent others at will. */
function isKnownQuery({ search, searchParams }: URL, { cache = {}, module = '' }: FoundPage, isData: boolean): boolean {
  if (!cache || search.length > MAX_QUERY_LENGTH) return false
  const pairs = [...searchParams]
  if (new Set(searchParams.keys()).size < pairs.length) return false
  // The router asks for the page's own data when it has the shell's already.
  const routes = isData ? `routes/${module.replace(/\.\w+$/, '')}` : null
  return pairs.every(([key, value]) =>
    key === '_routes' ? value === routes : Object.hasOwn(cache, key) && cache[key]?.test(value)
  )
}
