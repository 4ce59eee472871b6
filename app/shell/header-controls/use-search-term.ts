import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { readTerm } from '../header/search-term'

/** The search forms show what the page's address searches for. What is being typed stays. */
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
