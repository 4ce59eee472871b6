import { lazy, type RefObject, Suspense } from 'react'
import { useLocation } from 'react-router'
import { LiveCards } from '../../sections/product-card/live-cards-place.tsx'
import { CartToast } from '../cart-notices/cart-notices.tsx'
import { ConnectionNotice } from '../offline/connection-notice.tsx'
import { PageChanges } from '../page-changes/page-changes.tsx'
import type { Place } from '../page-changes/place-before.ts'
import { CepPlace } from '../panel-places.tsx'
import { PopupStarter } from '../popup/popup-starter.tsx'

export { startBeacon } from '../beacon/beacon.ts'
export { CookieConsent } from '../consent/cookie-consent.tsx'
export { MobileMenu } from '../mobile-menu/mobile-menu.tsx'
export { Newsletter } from '../newsletter/newsletter.tsx'
export { SideCart } from '../side-cart/side-cart.tsx'

export function Surroundings({ placeBefore }: { placeBefore: RefObject<Place> }) {
  return (
    <>
      <LiveCards />
      <CartToast />
      <CepPlace />
      <PopupStarter />
      <ConnectionNotice />
      <PageChanges placeBefore={placeBefore} />
      <Debugged />
    </>
  )
}

const DebuggedCalls = lazy(async () => ({ default: (await import('./debugged-calls.tsx')).DebuggedCalls }))

function Debugged() {
  const isDebugged = new URLSearchParams(useLocation().search).has('debug')
  return isDebugged ? (
    <Suspense>
      <DebuggedCalls />
    </Suspense>
  ) : null
}
