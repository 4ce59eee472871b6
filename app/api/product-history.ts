import { readVisits, type StoredVisit, type WireVisit } from '../contract/history.ts'
import type { LanguageCode } from '../i18n/language.ts'
import { HISTORY_KEY } from '../models/product/history-key.ts'
import { toProductCards } from '../models/product/product-card.ts'
import { toVisit, type Visited } from '../models/shopper/visit.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { attempt } from './attempt.ts'

/** Spec 9: viewed history, up to 15 products, valid 3 days. */
export const MAX_VISITS = 15
export const VISIT_AGE_MS = 259_200_000

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The history holds paths of this store and absolute picture URLs, so it needs no origins. */
const CONTEXT: MapContext = { language: 'pt', origins: [] }

/** Spec 3: the viewed history in browser storage. Empty when the storage is blocked or full. */
export function createProductHistory(storage: () => Store, now: () => number = Date.now) {
  /** Read each time: another tab may have written. */
  function read(): WireVisit[] {
    return attempt(() => validVisits(readVisits(JSON.parse(storage().getItem(HISTORY_KEY) ?? '[]')), now())) ?? []
  }

  function add(visits: readonly StoredVisit[]): void {
    const all = validVisits<StoredVisit>([...visits, ...read()], now())
    attempt(() => storage().setItem(HISTORY_KEY, JSON.stringify(all)))
  }

  function inOthers(language: LanguageCode): WireVisit[] {
    return read().filter(({ idioma }) => (idioma || 'pt') !== language)
  }

  return {
    record: (product: Visited, idioma: LanguageCode) => add([{ ...toVisit(product, now()), idioma }]),
    isIn: (language: LanguageCode) => inOthers(language).length === 0,
    /** Asks again for the products that were seen in another language. One without an answer stays as it is. */
    async translate(language: LanguageCode, ask: (path: string) => Promise<Visited | null>): Promise<void> {
      const visits = inOthers(language).map(async visit => {
        const product = await ask(toCards([visit])[0]?.path ?? '')
        return product?.id === visit.id ? { ...toVisit(product, visit.timestamp), idioma: language } : null
      })
      add((await Promise.all(visits)).filter(visit => visit !== null))
    },
    cardsBeside: (current: number) => toCards(read().filter(({ id }) => id !== current)),
    clear() {
      attempt(() => storage().removeItem(HISTORY_KEY))
    }
  }
}

function validVisits<Visit extends StoredVisit>(visits: readonly Visit[], now: number): Visit[] {
  const valid = visits.filter(({ timestamp }) => timestamp <= now && now - timestamp <= VISIT_AGE_MS)
  const newest = new Map<number, Visit>()
  for (const visit of valid.toSorted((a, b) => b.timestamp - a.timestamp)) {
    if (!newest.has(visit.id)) newest.set(visit.id, visit)
  }
  return [...newest.values()].slice(0, MAX_VISITS)
}

function toCards(visits: readonly WireVisit[]) {
  const wires = visits.map(visit => ({ ...visit, midias: { imagens: visit.midias.imagens[0] ?? null } }))
  return toProductCards(wires, CONTEXT)
}
