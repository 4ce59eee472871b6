import '../../i18n/messages/cart.ts'
import '../../i18n/messages/cartPanel.ts'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useCart, useMapContext } from '../../stores/provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import * as drawer from '../drawer/drawer.module.css'
import * as styles from './cart-panel.module.css'
import { useCartEvent } from './cart-panel-events.ts'
import { CartSum } from './cart-sum.tsx'
import type { CartShipping } from './use-cart-shipping.ts'

export function CartSummary({ shipping }: { shipping: CartShipping }) {
  const t = useTranslator()
  const settled = useCart(cart => cart.settled)
  const cart = useSettledCart()
  const { media } = useMapContext()
  return (
    <div className={drawer.foot}>
      <p role="status" className="visually-hidden">
        {settled ? '' : t('cart.updating')}
      </p>
      <CartSum cart={cart} shipping={shipping} isSettled={settled} />
      <CheckoutLink />
      {/* The embedded backend, without `media`, has a stand-in checkout. */}
      {media ? null : <p className={styles.demonstration}>{t('cartPanel.demonstration')}</p>}
    </div>
  )
}

/** Keeps the last settled cart: lines change before the server has sent their prices. */
function useSettledCart() {
  const cart = useCart(state => state)
  const last = useRef(cart)
  useEffect(() => {
    if (cart.settled) last.current = cart
  }, [cart])
  return cart.settled ? cart : last.current
}

/** Spec 4: leads to the cart URL of the response. Waits for pending changes; if one fails, the shopper stays here. */
function CheckoutLink() {
  const t = useTranslator()
  const href = useCart(cart => cart.url)
  const recordLeave = useCartEvent('begin_checkout')
  const settled = useCart(cart => cart.settled)
  const refused = useCart(cart => cart.failure !== null || cart.messages.length > 0)
  const [leaving, setLeaving] = useState(false)
  const leave = useEffectEvent(() => {
    recordLeave()
    window.location.assign(href)
  })
  useEffect(() => {
    if (!leaving || !settled) return
    setLeaving(false)
    if (!refused) leave()
  }, [leaving, settled, refused])
  function waitForChanges(event: MouseEvent) {
    if (settled) return recordLeave()
    event.preventDefault()
    setLeaving(true)
  }
  return (
    <a
      className={buttonClass({ wide: true })}
      href={href}
      aria-disabled={leaving || undefined}
      onClick={waitForChanges}
    >
      {t('cart.checkout')}
    </a>
  )
}
