import { isbot } from 'isbot'
import { readLanguage } from '../../../app/i18n/language'
import { isCheckout } from '../../../app/links'
import { readCookie } from '../../cookies'
import { findPage, isDocument } from '../find-page'
import type { EdgeContext } from '../types'

/** Null for requests that are rendered each time, and for addresses with queries that clients could invent at will. */
export function pageKey(c: EdgeContext): string | null {
  const url = new URL(c.req.url)
  if (!isDocument(c.req.method, url.pathname) || !isKept(url)) return null
  const language = readLanguage(readCookie(c.req.header('cookie'), 'language'))
  url.searchParams.sort()
  return `${language} ${readerOf(c)} ${url.origin}${url.pathname}${url.search}`
}

/** Crawlers get the sections in document order and language models get Markdown: different bytes. */
function readerOf(c: EdgeContext): 'markdown' | 'crawler' | 'person' {
  if (c.get('markdown')) return 'markdown'
  return isbot(c.req.header('user-agent') ?? '') ? 'crawler' : 'person'
}

const MAX_QUERY_LENGTH = 120

function isKept({ pathname, search, searchParams }: URL): boolean {
  // Another spelling of a path would be another cache key for the same route.
  if (/[%A-Z]/.test(pathname) || isCheckout(pathname) || search.length > MAX_QUERY_LENGTH) return false
  const { cache = {} } = findPage(pathname)
  if (!cache) return false
  if (search === '') return true
  const keys = [...searchParams.keys()]
  if (new Set(keys).size < keys.length) return false
  return keys.every(key => Object.hasOwn(cache, key) && cache[key]?.test(searchParams.get(key) ?? ''))
}
