import '../../../i18n/messages/detail'
import { useTranslator } from '../../../i18n/use-translator'
import type { ProductView } from '../product-view'
import type { RequestOutcome } from './request'
import styles from './request.module.css'
import { RequestPlace } from './request-place'

interface MissingOptionsProps {
  product: ProductView
  missing: number
  outcome: RequestOutcome['request'] | undefined
}

/** Offers an alert for the sold-out options of an available product. */
export function MissingOptions({ product, missing, outcome }: MissingOptionsProps) {
  const t = useTranslator()
  const gone = (product.attribute?.options ?? []).filter(({ available }) => !available)
  if (gone.length === 0) return null
  const options = gone.map(({ label }) => label).join(', ')
  return (
    <details className={styles.details} open={missing > 0 || outcome !== undefined}>
      <summary>{t('detail.noticeOption', { options })}</summary>
      <RequestPlace kind="avise-me" product={product} missing={missing} outcome={outcome} />
    </details>
  )
}
