import { useEffect } from 'react'
import { usePlaceBefore } from '../page-changes/place-before'
import { useDeferredShell } from './use-deferred-shell'

// Separate components, so that loading the deferred code re-renders nothing else.

export function ConsentPlace({ gtm }: { gtm: string }) {
  const shell = useDeferredShell()
  return shell && <shell.CookieConsent gtm={gtm} />
}

export function SurroundingsPlace() {
  const shell = useDeferredShell()
  const placeBefore = usePlaceBefore()
  useEffect(() => shell?.startBeacon(), [shell])
  return shell && <shell.Surroundings placeBefore={placeBefore} />
}
