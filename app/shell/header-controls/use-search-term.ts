import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readTerm } from '../header/search-term'

/** Fills the search forms with the term of the page's address. A term that is being typed stays. */
export function useSearchTerm(): void {
  const [query] = useSearchParams()
  const term = readTerm(query)
  useEffect(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-search] input')) {
      if (input.defaultValue === term) continue
      input.defaultValue = term
      if (!input.form?.contains(document.activeElement)) input.form?.reset()
    }
  }, [term])
}
