import { useTranslator } from '../../i18n/use-translator'
import { freeShipping, freeShippingText } from '../../models/free-shipping'
import { useCart } from '../../stores/provider'
import { Icon } from '../../ui/icon'
import styles from './free-shipping-bar.module.css'

/** Spec 9: how much is missing for free shipping. */
export function FreeShippingBar({ thresholdCents }: { thresholdCents: number }) {
  const t = useTranslator()
  const total = useCart(cart => cart.total)
  const settled = useCart(cart => cart.settled)
  if (total === null || thresholdCents <= 0) return null
  const state = freeShipping(total, thresholdCents)
  return (
    <div className={styles.bar} data-unsettled={!settled || undefined} data-reached={state.progress === 1 || undefined}>
      <p role="status">
        <Icon name="truck" />
        {freeShippingText(state, t.language)}
      </p>
      <progress aria-label={t('shipping.freeProgress')} value={state.progress} />
    </div>
  )
}
