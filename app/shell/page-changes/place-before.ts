import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface Place {
  pathname: string
  search: string
  key: string
  title: string
}

/** The previous page, or this one if it is the first, for code that loads after a navigation. */
export function usePlaceBefore(): RefObject<Place> {
  const { pathname, search, key } = useLocation()
  const [first] = useState(() => ({ pathname, search, key, title: globalThis.document?.title ?? '' }))
  const before = useRef(first)
  const now = useRef(first)
  useLayoutEffect(() => {
    if (now.current.key === key) return
    before.current = now.current
    now.current = { pathname, search, key, title: document.title }
  }, [pathname, search, key])
  return before
}
