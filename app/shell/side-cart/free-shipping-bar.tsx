import '../../i18n/messages/cartPanel.ts'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { cheapestOption } from '../../models/cart/cart-shipping.ts'
import { freeShipping, freeShippingText } from '../../models/cart/free-shipping.ts'
import type { User } from '../../models/shopper/user.ts'
import { formatBRL } from '../../models/store/money.ts'
import { useCart, useUser } from '../../stores/provider.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './free-shipping-bar.module.css'
import type { CartShipping } from './use-cart-shipping.ts'

export function FreeShippingBar({ thresholdCents, shipping }: { thresholdCents: number; shipping: CartShipping }) {
  const t = useTranslator()
  const total = useCart(cart => cart.total)
  const settled = useCart(cart => cart.settled)
  const user = useUser(shopper => shopper.user)
  if (total === null || thresholdCents <= 0) return null
  const state = freeShipping(total, thresholdCents)
  const isReached = state.progress === 1
  return (
    <div className={styles.bar} data-unsettled={!settled || undefined} data-reached={isReached || undefined}>
      <p role="status">
        <Icon name="truck" />
        {freeShippingText(state, t.language)}
      </p>
      <progress aria-label={t('shipping.freeProgress')} value={state.progress} />
      {isReached && shipping.isOffered && shipping.cep ? (
        <p className={styles.place}>{placeWords(shipping, user, t)}</p>
      ) : null}
    </div>
  )
}

/** Shipping to the shopper's place: the API's state for the CEP and its price. '' where the API says neither. */
function placeWords({ answer }: CartShipping, { cep, city, state }: User, t: Translator): string {
  const option = answer?.ok ? cheapestOption(answer.shipping.options) : null
  if (!option || !state || answer?.cep !== cep) return ''
  const place = [city, state].filter(Boolean).join('/')
  const { label, term, price } = option
  if (price === 0) return t('cartPanel.freeTo', { place, label, term })
  return t('cartPanel.freeNotTo', { place, price: formatBRL(price, t.language) })
}
