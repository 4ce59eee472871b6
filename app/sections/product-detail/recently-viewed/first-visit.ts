import { HISTORY_KEY, toVisit, type Visited } from '../../../models/visit'

/** The first entry of a history, which needs none of the code that reads one. */
export function recordFirstVisit(product: Visited): void {
  localStorage.setItem(HISTORY_KEY, JSON.stringify([toVisit(product, Date.now())]))
}
