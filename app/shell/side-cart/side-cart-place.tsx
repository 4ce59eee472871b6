import { memo, Suspense } from 'react'
import { deferred } from '../../ui/deferred'

// The server renders the empty dialog, which a tap can open before hydration (early-taps.ts). The browser hydrates it after
// the page.
const SideCart = import.meta.env.SSR ? (await import('./side-cart')).SideCart : deferred(load)

export const SideCartPlace = memo(function SideCartPlace({ freeShippingCents }: { freeShippingCents: number }) {
  return (
    <Suspense>
      <SideCart freeShippingCents={freeShippingCents} />
    </Suspense>
  )
})

async function load() {
  return (await import('../deferred/deferred')).SideCart
}
