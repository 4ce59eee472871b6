import { MAX_TERM_LENGTH, readTerm } from '../../shell/header/search-term.ts'

/** The term of a search, trimmed and cut, and the store's own address of it: the term under `busca`. */
export function readSearch(url: URL) {
  const wanted = new URL(url)
  const { searchParams } = wanted
  const term = cut(readTerm(searchParams))
  searchParams.delete('q')
  if (searchParams.get('busca') !== term) searchParams.set('busca', term)
  return { wanted, term }
}

function cut(term: string): string {
  // Cuts by code point, so that no character is split.
  return [...term.trim()].slice(0, MAX_TERM_LENGTH).join('').trim()
}
