import '../../../i18n/messages/detail'
import type { ComponentProps } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import styles from './request.module.css'
import { RequestPlace } from './request-place'

export function MissingOptions(props: Omit<ComponentProps<typeof RequestPlace>, 'kind'>) {
  const t = useTranslator()
  const { product, missing, outcome } = props
  const gone = product.attribute?.options.filter(({ available }) => !available) ?? []
  if (gone.length === 0) return null
  const options = gone.map(({ label }) => label).join(', ')
  return (
    <details className={styles.details} open={missing > 0 || outcome !== undefined}>
      <summary>{t('detail.noticeOption', { options })}</summary>
      <RequestPlace kind="avise-me" {...props} />
    </details>
  )
}
