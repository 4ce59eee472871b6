/** The API reads at most this many characters of a search. */
export const MAX_TERM_LENGTH = 200

/** The search term of the page's address. */
export function readTerm(query: URLSearchParams): string {
  return query.get('busca') ?? query.get('q') ?? ''
}
