import { useEffect, useState } from 'react'
import { addRecent, readRecent, removeRecent, writeRecent } from './recent-searches'

export type RecentSearches = ReturnType<typeof useRecent>

/** Recent searches of this browser, shared by its tabs. They are never sent to the server. */
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
