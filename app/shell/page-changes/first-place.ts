import { useState } from 'react'
import { useLocation } from 'react-router'

/** A page that the shopper was on. */
export interface Place {
  pathname: string
  search: string
  key: string
  title: string
}

/** Where this document began, for those who are loaded later than the first change of page. */
export function useFirstPlace(): Place {
  const { pathname, search, key } = useLocation()
  const [place] = useState(() => ({ pathname, search, key, title: import.meta.env.SSR ? '' : document.title }))
  return place
}
