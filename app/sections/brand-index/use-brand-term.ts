import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export type BrandTerm = ReturnType<typeof useBrandTerm>

export const TERM_FIELD = 'busca'
export const MAX_TERM_LENGTH = 60

/** The filter's term. The address follows the typing, without a request for every letter. */
export function useBrandTerm() {
  const { search, key } = useLocation()
  // The term of the address, the field's initial value.
  const start = new URLSearchParams(search).get(TERM_FIELD)?.slice(0, MAX_TERM_LENGTH) ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState({ term: start, key })
  // Another navigation (Back, a link to all brands) resets the term.
  if (state.key !== key) setState({ term: start, key })
  // Reads what was typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    setState(before => (before.term === typed ? before : { ...before, term: typed }))
  }, [])

  function type(typed: string) {
    setState({ term: typed, key })
    const query = typed.trim() ? `?${new URLSearchParams({ [TERM_FIELD]: typed.trim() })}` : ''
    // Bypasses the router, which would load the same brands again.
    history.replaceState(history.state, '', location.pathname + query)
  }

  function clear() {
    if (field.current) field.current.value = ''
    type('')
  }

  return { term: state.term, start, field, type, clear }
}
