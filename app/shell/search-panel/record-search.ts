import '../analytics'

/** An analytics event for every search, as for every add to the cart. Nothing leaves the page here. */
export function recordSearch(term: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'search', search_term: term })
}
