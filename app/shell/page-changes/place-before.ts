import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A page that the shopper was on. */
export interface Place {
  pathname: string
  search: string
  key: string
  title: string
}

export type PlaceBefore = RefObject<Place>

/** The page before this one, or this one where it is the first: for those who are loaded later than a change of page. */
export function usePlaceBefore(): PlaceBefore {
  const { pathname, search, key } = useLocation()
  const [first] = useState(() => ({ pathname, search, key, title: import.meta.env.SSR ? '' : document.title }))
  const before = useRef<Place>(first)
  const now = useRef<Place>(first)
  useLayoutEffect(() => {
    if (now.current.key === key) return
    before.current = now.current
    now.current = { pathname, search, key, title: document.title }
  }, [pathname, search, key])
  return before
}
