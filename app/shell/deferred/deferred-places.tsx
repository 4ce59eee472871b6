import { type ComponentType, memo, Suspense, useEffect } from 'react'
import { deferred } from '../../ui/deferred.ts'
import { usePlaceBefore } from '../page-changes/place-before.ts'
import { useDeferredShell } from './use-deferred-shell.ts'
// Imported here so that the page includes their rules without JavaScript.
import '../drawer/drawer.module.css'
import '../newsletter/newsletter.module.css'

const load = () => import('./deferred.tsx')

// The server renders these parts, which work without their code. The browser hydrates them after the page.
const MobileMenu = import.meta.env.SSR
  ? (await import('../mobile-menu/mobile-menu.tsx')).MobileMenu
  : deferred(async () => (await load()).MobileMenu)
const Newsletter = import.meta.env.SSR
  ? (await import('../newsletter/newsletter.tsx')).Newsletter
  : deferred(async () => (await load()).Newsletter)
const SideCart = import.meta.env.SSR
  ? (await import('../side-cart/side-cart.tsx')).SideCart
  : deferred(async () => (await load()).SideCart)

export const DeferredMenu = placeOf(MobileMenu)
export const NewsletterPlace = placeOf(Newsletter)
export const SideCartPlace = placeOf(SideCart)

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
