import '../../../i18n/messages/detail.ts'
import type { ComponentProps } from 'react'
import * as fields from '../../../forms/form.module.css'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { nearPlace } from '../../lazy-when-near.tsx'
import type { RequestKind } from '../product-forms.ts'
import * as styles from './request.module.css'

// The server renders the form; the browser keeps its markup and loads its code near the viewport.
const Form = nearPlace(
  async () => (await import('./request-form.tsx')).RequestForm,
  ({ kind }: { kind: RequestKind }) => `#${kind} > :first-child`,
  <div className={styles.waiting} />
)

/** Target of links to `#avise-me` and `#orcamento`. */
export function RequestPlace(props: ComponentProps<typeof Form>) {
  return (
    <div id={props.kind} className={`${styles.place} ${fields.form}`}>
      <Form {...props} />
    </div>
  )
}

export function MissingOptions(props: Omit<ComponentProps<typeof Form>, 'kind'>) {
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
