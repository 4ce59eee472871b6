import { memo, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import { AsItStands, lazyWhenNear } from '../../lazy-when-near'
import type { ProductView } from '../product-view'
import type { RequestKind, RequestOutcome } from './request'
import styles from './request.module.css'

export interface RequestProps {
  kind: RequestKind
  product: Pick<ProductView, 'id' | 'path' | 'attribute' | 'status'>
  /** Id of the option that is asked for and gone, 0 for none. */
  missing: number
  /** What became of the form, sent without JavaScript. */
  outcome: RequestOutcome['request'] | undefined
}

// The server writes the form in its place; a browser shows that, and loads what brings it to life when it is near.
const RequestForm = import.meta.env.SSR ? (await import('./request-form')).RequestForm : lazyWhenNear(formOf, load)

/** Where a link to `#avise-me` or `#orcamento` leads. Kept from rendering again, as long as the form is not there yet. */
export const RequestPlace = memo(function RequestPlace(props: RequestProps) {
  const waiting = (
    <AsItStands selector={formOf(props)}>
      <div className={styles.waiting} />
    </AsItStands>
  )
  return (
    <div id={props.kind} className={`${styles.place} ${fields.form}`}>
      <Suspense fallback={waiting}>
        <RequestForm {...props} />
      </Suspense>
    </div>
  )
})

function formOf({ kind }: RequestProps): string {
  return `#${kind} > :first-child`
}

async function load() {
  return (await import('./request-form')).RequestForm
}
