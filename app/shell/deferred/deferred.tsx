import { lazy, type RefObject, Suspense } from 'react'
import { useLocation } from 'react-router'
import { LiveCards } from '../../sections/product-card/live-cards-place'
import { CartToast } from '../cart-notices/cart-notices'
import { ConnectionNotice } from '../offline/connection-notice'
import { PageChanges } from '../page-changes/page-changes'
import type { Place } from '../page-changes/place-before'
import { CepPlace } from '../panel-places'
import { PopupStarter } from '../popup/popup-starter'

export { startBeacon } from '../beacon/beacon'
export { CookieConsent } from '../consent/cookie-consent'
export { MobileMenu } from '../mobile-menu/mobile-menu'
export { Newsletter } from '../newsletter/newsletter'
export { SideCart } from '../side-cart/side-cart'

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

const DebuggedCalls = lazy(async () => ({ default: (await import('./debugged-calls')).DebuggedCalls }))

function Debugged() {
  const isDebugged = new URLSearchParams(useLocation().search).has('debug')
  return isDebugged ? (
    <Suspense>
      <DebuggedCalls />
    </Suspense>
  ) : null
}
