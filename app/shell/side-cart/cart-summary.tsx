import { type MouseEvent, use, useEffect, useEffectEvent, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { formatBRL } from '../../models/money'
import { PixPercent } from '../../sections/product-card/pix-percent'
import { useCart } from '../../stores/provider'
import { Button, buttonClass } from '../../ui/button'
import drawer from '../drawer/drawer.module.css'
import styles from './cart-panel.module.css'
import { useCartEvent } from './cart-panel-events'
import { Coupon } from './cart-summary-coupon'

/** Totals as the server says them, dimmed while it has not answered the last change. */
export function CartSummary({ onClose }: { onClose: () => void }) {
  const t = useTranslator()
  const total = useCart(cart => cart.total)
  const cash = useCart(cart => cart.cash)
  const promotions = useCart(cart => cart.promotions)
  const settled = useCart(cart => cart.settled)
  const percent = use(PixPercent)
  return (
    <div className={drawer.foot}>
      <p role="status" className="visually-hidden">
        {settled ? '' : t('cart.updating')}
      </p>
      <Coupon />
      <dl className={styles.totals} data-unsettled={!settled || undefined}>
        {promotions.map(({ name, discount }) => (
          <Amount key={name} label={name} cents={-discount} />
        ))}
        {total !== null && <Amount label={t('cart.total')} cents={total} isTotal />}
        {cash && <Amount label={`${t('cart.cashTotal')} (-${cash.percent}%)`} cents={cash.total} />}
      </dl>
      {!cash && percent > 0 ? <p className={styles.pix}>{t('product.cashDiscount', { percent })}</p> : null}
      <Checkout />
      <Button look="quiet" wide small onClick={onClose}>
        {t('cart.continue')}
      </Button>
    </div>
  )
}

function Amount({ label, cents, isTotal }: { label: string; cents: number; isTotal?: boolean }) {
  const t = useTranslator()
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{formatBRL(cents, t.language)}</dd>
    </div>
  )
}

/** Spec 4: to the cart URL of the response. Changes that are on their way come first; one that fails keeps the shopper here. */
function Checkout() {
  const t = useTranslator()
  const url = useCart(cart => cart.url)
  const settled = useCart(cart => cart.settled)
  const refused = useCart(cart => cart.failure !== null || cart.messages.length > 0)
  const [leaving, setLeaving] = useState(false)
  const record = useCartEvent('begin_checkout')
  const leave = useEffectEvent(() => {
    record()
    window.location.assign(url)
  })
  useEffect(() => {
    if (!leaving || !settled) return
    setLeaving(false)
    if (!refused) leave()
  }, [leaving, settled, refused])
  function waitForChanges(event: MouseEvent) {
    if (settled) return record()
    event.preventDefault()
    setLeaving(true)
  }
  return (
    <a className={buttonClass({ wide: true })} href={url} aria-disabled={leaving || undefined} onClick={waitForChanges}>
      {t('cart.checkout')}
    </a>
  )
}
