import { recordEvent } from '../../stores/shop-events'

/** An analytics event for every search. */
export function recordSearch(term: string): void {
  recordEvent({ name: 'search', term })
}
