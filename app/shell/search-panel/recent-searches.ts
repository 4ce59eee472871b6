import { termKey } from '../../models/listing/suggestions'
import { MAX_TERM_LENGTH } from '../header/search-form-limit'

export type RecentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const MAX_RECENT = 8
const STORAGE_KEY = 'recentSearches'

/** Collapses spaces. Cuts by code point, so that no character is split. */
export function cleanTerm(text: string): string {
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_TERM_LENGTH).join('').trim()
}

/** The newest first, without duplicates that differ only in case. */
export function addRecent(recent: readonly string[], text: string): string[] {
  const term = cleanTerm(text)
  return term === '' ? [...recent] : [term, ...removeRecent(recent, term)].slice(0, MAX_RECENT)
}

export function removeRecent(recent: readonly string[], term: string): string[] {
  return recent.filter(other => termKey(other) !== termKey(term))
}

/** Returns an empty list for invalid or blocked storage. */
export function readRecent(openStorage: () => RecentStorage): string[] {
  try {
    return parseRecent(JSON.parse(openStorage().getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Ignores full or blocked storage: the searches then last as long as the page. */
export function writeRecent(openStorage: () => RecentStorage, recent: readonly string[]): void {
  try {
    if (recent.length === 0) openStorage().removeItem(STORAGE_KEY)
    else openStorage().setItem(STORAGE_KEY, JSON.stringify(recent))
  } catch {}
}

function parseRecent(stored: unknown): string[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(term => typeof term === 'string').reduceRight<string[]>(addRecent, [])
}
