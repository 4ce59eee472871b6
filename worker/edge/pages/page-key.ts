import { isbot } from 'isbot'
import { readLanguage } from '../../../app/i18n/language'
import { readCookie } from '../../cookies'
import type { EdgeContext } from '../types'

/** Null for requests that are rendered each time, and for addresses with queries that clients could invent at will. */
export function pageKey(c: EdgeContext): string | null {
  const { method } = c.req
  const url = new URL(c.req.url)
  if ((method !== 'GET' && method !== 'HEAD') || !isKept(url)) return null
  const language = readLanguage(readCookie(c.req.header('cookie'), 'language'))
  url.searchParams.sort()
  return `${language} ${readerOf(c)} ${url.origin}${url.pathname}${url.search}`
}

/** Crawlers get the sections in document order and language models get Markdown: different bytes. */
function readerOf(c: EdgeContext): 'markdown' | 'crawler' | 'person' {
  if (c.get('markdown')) return 'markdown'
  return isbot(c.req.header('user-agent') ?? '') ? 'crawler' : 'person'
}

const MADE_EACH_TIME = /^\/(checkout|idioma|comparar|sitemaps|feeds|compartilhar)(\/|$)|\.(data|txt|xml)$/
const MAX_QUERY_LENGTH = 120

function isKept({ pathname, search, searchParams }: URL): boolean {
  // Another spelling of a path would be another cache key for the same route.
  if (/[%A-Z]/.test(pathname) || MADE_EACH_TIME.test(pathname) || search.length > MAX_QUERY_LENGTH) return false
  if (search === '') return true
  const keys = [...searchParams.keys()]
  if (new Set(keys).size < keys.length) return false
  if (pathname === '/busca') return keys.every(key => key === 'busca')
  return keys.every(key => PLAIN.get(key)?.test(searchParams.get(key) ?? ''))
}

const PLAIN = new Map([
  ['pg', /^[1-9]\d{0,2}$/],
  ['ipp', /^(12|24|36|48|60)$/],
  ['order', /^(popularidade|menorpreco|maiorpreco|favoritos|Popularidade|(Menor|Maior) Preço|Favoritos)$/],
  ['exibicao', /^lista$/],
  ['atributo', /^[1-9]\d{0,8}$/]
])
