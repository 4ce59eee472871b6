/** The API reads at most this many characters of a search. */
export const MAX_TERM_LENGTH = 200

export function readTerm(query: URLSearchParams): string {
  return query.get('busca') ?? query.get('q') ?? ''
}
