import { type ComponentType, memo, Suspense, useEffect } from 'react'
import { part } from '../../ui/part.tsx'
import { usePlaceBefore } from '../page-changes/place-before.ts'
import { useDeferredShell } from './use-deferred-shell.ts'
// Imported here so that the page includes their rules without JavaScript.
import '../drawer/drawer.module.css'
import '../newsletter/newsletter.module.css'

const load = () => import('./deferred.tsx')

// The server renders these parts, which work without their code. The browser hydrates them after the page.
export const DeferredMenu = placeOf(part(async () => (await load()).MobileMenu, { when: 'interaction' }))
export const NewsletterPlace = placeOf(part(async () => (await load()).Newsletter, { when: 'interaction' }))
export const SideCartPlace = placeOf(part(async () => (await load()).SideCart, { when: 'interaction' }))

function placeOf<P extends object>(Part: ComponentType<P>) {
  return memo(function Place(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

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
