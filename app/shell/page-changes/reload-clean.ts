import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { dropEvents } from '../../stores/shop-events'
import type { Place } from './place-before'

/**
 * Spec 4: tracking parameters on the previous route cause a full reload of the target without them. The server strips
 * them from every page that it opens; links inside the store may carry them, as those of banners do.
 */
export function useReloadAfterTracking(last: Place): void {
  const { search, key } = useLocation()
  const before = useRef<Pick<Place, 'search' | 'key'>>(last)
  useLayoutEffect(() => {
    const previous = before.current
    before.current = { search, key }
    if (previous.key !== key && SUSPECT.test(previous.search)) void reloadClean()
  }, [search, key])
}

// What they are is known to tracking-parameters.ts, which is not loaded for this; one too many loads a page anew, no more.
const SUSPECT = /[?&](gclid|fbclid|utm_)/i

async function reloadClean(): Promise<void> {
  // What this document would still record, the next one records.
  dropEvents()
  const { withoutTracking } = await import('../../models/tracking-parameters')
  const clean = withoutTracking(location.href)
  if (clean) location.replace(clean + location.hash)
  else location.reload()
}
