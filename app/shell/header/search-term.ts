/** What the page's address searches for. */
export function readTerm(query: URLSearchParams): string {
  return query.get('busca') ?? query.get('q') ?? ''
}
