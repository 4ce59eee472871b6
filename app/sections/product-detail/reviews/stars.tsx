import { formatRating } from '../../../i18n/format.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import * as styles from './reviews.module.css'

/** Five stars filled up to `average`, with a text alternative. */
export function Stars({ average }: { average: number }) {
  const t = useTranslator()
  const label = t('product.rating', { average: formatRating(average, t.language) })
  return <span className={styles.stars} role="img" aria-label={label} style={{ '--rating': average }} />
}
