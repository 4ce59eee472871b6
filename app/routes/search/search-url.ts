const MAX_TERM_LENGTH = 200

/** The store's own address of a search: the term under `busca` (`q` is accepted), trimmed and cut. */
export function searchUrl(url: URL): URL {
  const wanted = new URL(url)
  const { searchParams } = wanted
  const term = cut(searchParams.get('busca') ?? searchParams.get('q') ?? '')
  searchParams.delete('q')
  if (searchParams.get('busca') !== term) searchParams.set('busca', term)
  return wanted
}

function cut(term: string): string {
  // Cuts by code point, so that no character is split.
  return [...term.trim()].slice(0, MAX_TERM_LENGTH).join('').trim()
}
