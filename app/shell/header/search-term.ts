/** The search term of the page's address. */
export function readTerm(query: URLSearchParams): string {
  return query.get('busca') ?? query.get('q') ?? ''
}
