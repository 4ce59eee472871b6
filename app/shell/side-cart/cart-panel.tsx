import { useEffect } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { useActions, useCart, usePanels } from '../../stores/provider'
import { Button } from '../../ui/button'
import { BrowserShowcase } from '../browser-showcase'
import { CartNotices } from '../cart-notices/cart-notices'
import drawer from '../drawer/drawer.module.css'
import styles from './cart-panel.module.css'
import { useViewCart } from './cart-panel-events'
import { CartSummary } from './cart-summary'
import { FreeShippingBar } from './free-shipping-bar'
import { Line } from './line'

interface CartPanelProps {
  freeShippingCents: number
  onClose: () => void
}

/** Lines as the shopper wants them, at once; money only as the server says it. */
export default function CartPanel({ freeShippingCents, onClose }: CartPanelProps) {
  const lines = useCart(cart => cart.lines)
  const loaded = useCart(cart => cart.loaded)
  const { cart } = useActions()
  useEffect(() => void cart.load(), [cart])
  useViewCart()
  if (lines.length === 0) return loaded ? <Empty onClose={onClose} /> : <Unloaded />
  return (
    <>
      <Notices />
      <div className={drawer.body}>
        <FreeShippingBar thresholdCents={freeShippingCents} />
        <ul className={styles.lines}>
          {lines.map(line => (
            <Line key={line.key} line={line} onLeave={onClose} />
          ))}
        </ul>
      </div>
      <CartSummary onClose={onClose} />
    </>
  )
}

function Empty({ onClose }: { onClose: () => void }) {
  const t = useTranslator()
  return (
    <>
      <Notices />
      <div className={drawer.body}>
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('cart.empty')}</p>
          <Button onClick={onClose}>{t('cart.continue')}</Button>
        </div>
        <div className={styles.showcase}>
          <BrowserShowcase name="first-showcase" title={t('cart.emptyHint')} tagTitle="h3" />
        </div>
      </div>
    </>
  )
}

/** Above the lines, wherever they are scrolled to. A closed panel has nothing to say: see `CartToast`. */
function Notices() {
  const isOpen = usePanels(panels => panels.open === 'cart')
  return <div className={styles.notices}>{isOpen ? <CartNotices /> : null}</div>
}

/** On its way, or not to be had. */
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
