const MAX_TERM_LENGTH = 200

/** The address of a search as the store writes it: the term under `busca` (`q` is understood), trimmed and cut. */
export function searchUrl(url: URL): URL {
  const wanted = new URL(url)
  const { searchParams } = wanted
  const term = cut(searchParams.get('busca') ?? searchParams.get('q') ?? '')
  searchParams.delete('q')
  if (searchParams.get('busca') !== term) searchParams.set('busca', term)
  return wanted
}

function cut(term: string): string {
  // By characters, so that none is cut in half.
  return [...term.trim()].slice(0, MAX_TERM_LENGTH).join('').trim()
}
