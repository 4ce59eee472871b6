import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { dropEvents } from '../../stores/shop-events'
import type { Place } from './place-before'

/** Spec 4. The server strips every document address; links inside the store, such as banners, may carry parameters. */
export function useReloadAfterTracking(placeBefore: RefObject<Place>): void {
  const { search, key } = useLocation()
  const before = useRef<Pick<Place, 'search' | 'key'>>(placeBefore.current)
  useLayoutEffect(() => {
    const previous = before.current
    before.current = { search, key }
    if (previous.key !== key && SUSPECT.test(previous.search)) void reloadClean()
  }, [search, key])
}

// A rough check that avoids loading tracking-parameters.ts. A false positive only reloads one page too many.
const SUSPECT = /[?&](gclid|fbclid|utm_)/i

async function reloadClean(): Promise<void> {
  // The next document records these events again.
  dropEvents()
  const { withoutTracking } = await import('../../models/shopper/tracking-parameters')
  const clean = withoutTracking(location.href)
  if (clean) location.replace(clean + location.hash)
  else location.reload()
}
