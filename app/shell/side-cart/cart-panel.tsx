import '../../i18n/messages/cart.ts'
import '../../i18n/messages/cartPanel.ts'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { ShownLine } from '../../stores/cart-intents.ts'
import { useActions, useCart, usePanels } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import { BrowserShowcase } from '../browser-showcase.tsx'
import { CartNotices } from '../cart-notices/cart-notices.tsx'
import * as drawer from '../drawer/drawer.module.css'
import { Coupon } from './cart-coupon.tsx'
import * as details from './cart-details.module.css'
import { closeCart } from './cart-frame.ts'
import * as styles from './cart-panel.module.css'
import { useViewCart } from './cart-panel-events.ts'
import { CartSummary } from './cart-summary.tsx'
import { FreeShippingBar } from './free-shipping-bar.tsx'
import { Line } from './line.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useCartShipping } from './use-cart-shipping.ts'
import { useUndo } from './use-undo.ts'

const CartShipping = lazyOrNothing(async () => (await import('./cart-shipping.tsx')).CartShipping)
const CartTogether = lazyOrNothing(async () => (await import('./cart-together.tsx')).CartTogether)

function lazyOrNothing<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<P> => () => null) }))
}

/** Lines show the shopper's changes at once; amounts come only from the server. */
export default function CartPanel({ freeShippingCents }: { freeShippingCents: number }) {
  const isEmpty = useCart(cart => cart.lines.length === 0)
  const loaded = useCart(cart => cart.loaded)
  const isOpen = usePanels(panels => panels.open === 'cart')
  const { cart } = useActions()
  const undo = useUndo()
  useEffect(() => void cart.load(), [cart])
  useViewCart()
  if (isEmpty && !loaded) return <Unloaded />
  return (
    <>
      <div className={styles.notices}>
        {/* When the panel is closed, CartToast shows the notices. */}
        {isOpen && <CartNotices />}
        <UndoBar {...undo} />
      </div>
      {isEmpty ? <Empty /> : <Filled thresholdCents={freeShippingCents} onRemove={undo.remove} />}
    </>
  )
}

function Filled({ thresholdCents, onRemove }: { thresholdCents: number; onRemove: (line: ShownLine) => void }) {
  const t = useTranslator()
  const lines = useCart(cart => cart.lines)
  const shipping = useCartShipping()
  return (
    <>
      <div className={drawer.body}>
        <FreeShippingBar thresholdCents={thresholdCents} shipping={shipping} />
        <ul className={styles.lines}>
          {lines.map(line => (
            <Line key={line.key} line={line} onRemove={onRemove} />
          ))}
        </ul>
        <Suspense fallback={<div className={details.waiting} />}>
          {shipping.isOffered && <CartShipping shipping={shipping} />}
        </Suspense>
        <Coupon />
        <Suspense>
          <CartTogether />
        </Suspense>
        <p className={details.withdrawal}>
          <Link to={PATHS.withdrawal}>{t('cartPanel.withdrawal')}</Link>
        </p>
        <Button look="quiet" wide small onClick={closeCart}>
          {t('cart.continue')}
        </Button>
      </div>
      <CartSummary shipping={shipping} />
    </>
  )
}

function Empty() {
  const t = useTranslator()
  return (
    <div className={drawer.body}>
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>{t('cart.empty')}</p>
        <Button onClick={closeCart}>{t('cart.continue')}</Button>
      </div>
      <div className={styles.showcase}>
        <BrowserShowcase name="first-showcase" title={t('cart.emptyHint')} tagTitle="h3" />
      </div>
    </div>
  )
}

function Unloaded() {
  const t = useTranslator()
  const failed = useCart(cart => cart.failure !== null)
  const { cart } = useActions()
  return (
    <div className={drawer.body}>
      <div className={styles.empty} role={failed ? 'alert' : 'status'}>
        <p>{t(failed ? 'errors.cartLoad' : 'common.loading')}</p>
        {failed && <Button onClick={() => cart.refresh()}>{t('common.tryAgain')}</Button>}
      </div>
    </div>
  )
}
