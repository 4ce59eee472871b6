import { useEffect, useState } from 'react'
import { termKey } from '../../models/listing/suggestions.ts'
import { readStored, writeStored } from '../../ui/local-storage.ts'
import { MAX_TERM_LENGTH } from '../header/search-term.ts'

export const MAX_RECENT = 8
const KEY = 'recentSearches'

export type RecentSearches = ReturnType<typeof useRecent>

/** Recent searches of this browser, shared by its tabs. They are never sent to the server. */
export function useRecent() {
  const [terms, setTerms] = useState(readRecent)
  useEffect(() => {
    const readAgain = () => setTerms(readRecent())
    addEventListener('storage', readAgain)
    return () => removeEventListener('storage', readAgain)
  }, [])

  function change(changed: string[]): void {
    setTerms(changed)
    writeRecent(changed)
  }

  return {
    terms,
    remember: (term: string) => change(addRecent(terms, term)),
    forget: (term: string) => change(removeRecent(terms, term)),
    clear: () => change([])
  }
}

/** Collapses spaces. Cuts by code point, so that no character is split. */
export function cleanTerm(text: string): string {
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, MAX_TERM_LENGTH).join('').trim()
}

export function addRecent(recent: readonly string[], text: string): string[] {
  const term = cleanTerm(text)
  return term === '' ? [...recent] : [term, ...removeRecent(recent, term)].slice(0, MAX_RECENT)
}

export function removeRecent(recent: readonly string[], term: string): string[] {
  return recent.filter(other => termKey(other) !== termKey(term))
}

export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(term => typeof term === 'string').reduceRight<string[]>(addRecent, [])
  } catch {
    return []
  }
}

export function writeRecent(recent: readonly string[]): void {
  writeStored(KEY, recent.length > 0 ? JSON.stringify(recent) : null)
}
