import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ATTRIBUTE_FIELD } from '../offer'

/**
 * The option id in the URL, as text, and a function that changes it. Changing it runs no loader and does not scroll.
 * The choice shows before the URL has changed.
 */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(ATTRIBUTE_FIELD)
  const [asked, setAsked] = useState(inAddress)
  useEffect(() => setAsked(inAddress), [inAddress])

  function choose(id: number) {
    setAsked(String(id))
    const chosen = (known: URLSearchParams) => {
      const next = new URLSearchParams(known)
      next.set(ATTRIBUTE_FIELD, String(id))
      return next
    }
    setParams(chosen, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }

  return [asked, choose] as const
}
