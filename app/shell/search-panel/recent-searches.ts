import { termKey } from '../../models/suggestions'
import { MAX_TERM_LENGTH } from '../header/search-form-limit'

export type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const MAX_RECENT = 8
const STORAGE_KEY = 'recentSearches'

/** With single spaces, and cut by characters, so that none is cut in half. */
export function cleanTerm(text: string): string {
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_TERM_LENGTH).join('').trim()
}

/** The newest first, each once whatever its case. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const term = cleanTerm(text)
  return term === '' ? [...recent] : [term, ...removeRecent(recent, term)].slice(0, MAX_RECENT)
}

export function removeRecent(recent: readonly string[], term: string): string[] {
  return recent.filter(other => termKey(other) !== termKey(term))
}

/** Whatever stands in the storage, and a browser that lets nobody read it, is at worst no searches. */
export function readRecent(openStorage: () => RecentStorage): string[] {
  try {
    return parseRecent(JSON.parse(openStorage().getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** A full or closed storage is ignored: then they last as long as the page. */
export function writeRecent(openStorage: () => RecentStorage, recent: readonly string[]): void {
  try {
    if (recent.length === 0) openStorage().removeItem(STORAGE_KEY)
    else openStorage().setItem(STORAGE_KEY, JSON.stringify(recent))
  } catch {
    // Ignored, as said above.
  }
}

function parseRecent(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(term => typeof term === 'string').reduceRight<string[]>(addRecent, [])
}
