import { CartToast } from '../cart-notices/cart-notices'
import { ConnectionNotice } from '../offline/connection-notice'
import type { Place } from '../page-changes/first-place'
import { PageChanges } from '../page-changes/page-changes'
import { PopupStarter } from '../popup/popup-starter'
import { SideCart } from '../side-cart/side-cart'

export { CookieConsent } from '../consent/cookie-consent'

/** What stands around the page for those who do something with it. */
export function Surroundings({ freeShippingCents, firstPlace }: { freeShippingCents: number; firstPlace: Place }) {
  return (
    <>
      <SideCart freeShippingCents={freeShippingCents} />
      <CartToast />
      <PopupStarter />
      <ConnectionNotice />
      <PageChanges firstPlace={firstPlace} />
    </>
  )
}
