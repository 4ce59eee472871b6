import { readVisits, type WireVisit } from '../contract/history.ts'
import { validVisits, visitedCards, withVisit } from '../models/product/history.ts'
import { HISTORY_KEY } from '../models/product/history-key.ts'
import { toVisit, type Visited } from '../models/shopper/visit.ts'
import type { MapContext } from '../models/store/map-context.ts'

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The history holds paths of this store and absolute picture URLs, so it needs no origins. */
const CONTEXT: MapContext = { language: 'pt', origins: [] }

/** Spec 3: the viewed history in browser storage. Empty when the storage is blocked or full. */
export function createProductHistory(storage: () => Store, now: () => number = Date.now) {
  /** Read each time: another tab may have written. */
  function read(): WireVisit[] {
    return attempt(() => validVisits(readVisits(JSON.parse(storage().getItem(HISTORY_KEY) ?? '[]')), now())) ?? []
  }

  return {
    record(product: Visited): void {
      const visits = withVisit(read(), toVisit(product, now()))
      attempt(() => storage().setItem(HISTORY_KEY, JSON.stringify(visits)))
    },
    /** Newest first, without the current product. */
    cardsBeside: (current: number) => visitedCards(read(), current, CONTEXT),
    clear() {
      attempt(() => storage().removeItem(HISTORY_KEY))
    }
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
