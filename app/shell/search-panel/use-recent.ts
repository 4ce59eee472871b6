import { useEffect, useState } from 'react'
import { addRecent, readRecent, removeRecent, writeRecent } from './recent-searches'

export type RecentSearches = ReturnType<typeof useRecent>

/** Searches of this browser, in all its tabs. They never leave it, and the server never sees them. */
export function useRecent() {
  const [terms, setTerms] = useState(() => readRecent(openStorage))
  useEffect(() => {
    const readAgain = () => setTerms(readRecent(openStorage))
    addEventListener('storage', readAgain)
    return () => removeEventListener('storage', readAgain)
  }, [])

  function change(changed: string[]): void {
    setTerms(changed)
    writeRecent(openStorage, changed)
  }

  return {
    terms,
    remember: (term: string) => change(addRecent(terms, term)),
    forget: (term: string) => change(removeRecent(terms, term)),
    clear: () => change([])
  }
}

function openStorage(): Storage {
  return localStorage
}
