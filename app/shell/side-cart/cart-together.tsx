import '../../i18n/messages/cartPanel'
import { useId } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import styles from './cart-together.module.css'
import { TogetherItem } from './together-item'
import { useOffers } from './use-offers'

export function CartTogether({ onLeave }: { onLeave: () => void }) {
  const t = useTranslator()
  const titleId = useId()
  const offers = useOffers()
  if (offers.length === 0) return null
  return (
    <section className={styles.together} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('cartPanel.together')}</h3>
      {offers.map(offer => (
        <TogetherItem key={offer.combination.product.id} offer={offer} onLeave={onLeave} />
      ))}
    </section>
  )
}
