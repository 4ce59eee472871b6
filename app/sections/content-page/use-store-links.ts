import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isStorePage } from '../../links.ts'
import { isPlainClick } from '../../ui/plain-click.ts'

/** For a part of the page whose HTML is the editors': its links to pages of the store load no new document. */
export function useStoreLinks(): RefObject<HTMLDivElement | null> {
  const navigate = useNavigate()
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = part.current
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const path = link && !event.defaultPrevented && isPlainClick(event) ? storePath(link, location) : null
      if (path === null) return
      event.preventDefault()
      void navigate(path)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate])
  return part
}

type Place = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash'>

/** Null for what the browser has to open by itself: other hosts, files, the checkout, and places of this very page. */
export function storePath({ origin, pathname, search, hash }: Place, here: Omit<Place, 'hash'>): string | null {
  if (origin !== here.origin || !isStorePage(pathname)) return null
  if (hash !== '' && pathname === here.pathname && search === here.search) return null
  return pathname + search + hash
}
