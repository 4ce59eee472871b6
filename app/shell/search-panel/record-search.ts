import { recordEvent } from '../../stores/shop-events'

export function recordSearch(term: string): void {
  recordEvent({ name: 'search', term })
}
