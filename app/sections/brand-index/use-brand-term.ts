import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface BrandTerm {
  term: string
  /** What the address says: the field begins with it. */
  start: string
  field: RefObject<HTMLInputElement | null>
  type: (typed: string) => void
  clear: () => void
}

/** Name of the filter in the page's query. */
export const TERM_FIELD = 'busca'

/** What the brands are narrowed to. The address follows what is typed, without a call for every letter. */
export function useBrandTerm(): BrandTerm {
  const { search, key } = useLocation()
  const start = termOf(search)
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState({ term: start, key })
  // Another navigation (back, a link to all brands) says it anew.
  if (state.key !== key) setState({ term: start, key })
  // What was typed before JavaScript was there.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    setState(before => (before.term === typed ? before : { ...before, term: typed }))
  }, [])

  function type(typed: string) {
    setState({ term: typed, key })
    const query = typed.trim() ? `?${new URLSearchParams({ [TERM_FIELD]: typed.trim() })}` : ''
    // Not the router's navigation: it would ask the server again for the same brands.
    history.replaceState(history.state, '', location.pathname + query)
  }

  function clear() {
    if (field.current) field.current.value = ''
    type('')
  }

  return { term: state.term, start, field, type, clear }
}

function termOf(search: string): string {
  return new URLSearchParams(search).get(TERM_FIELD)?.slice(0, MAX_TERM_LENGTH) ?? ''
}

export const MAX_TERM_LENGTH = 60
