import { useEffect } from 'react'
import { usePlaceBefore } from '../page-changes/place-before'
import { useLater } from './use-later'

// Components of their own: what is loaded late renders nothing else of the page again.

export function ConsentPlace({ gtm }: { gtm: string }) {
  const later = useLater()
  return later && <later.CookieConsent gtm={gtm} />
}

export function SurroundingsPlace() {
  const later = useLater()
  const placeBefore = usePlaceBefore()
  useEffect(() => later?.startBeacon(), [later])
  return later && <later.Surroundings placeBefore={placeBefore} />
}
