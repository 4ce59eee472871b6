import { memo, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import { AsItStands, lazyWhenNear } from '../../lazy-when-near'
import type { RequestProps } from './request'
import styles from './request.module.css'

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
