import { memo, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import { lazyWhenNear, ServerMarkup } from '../../lazy-when-near'
import type { RequestProps } from './request'
import styles from './request.module.css'

// The server renders the form; the browser keeps its markup and loads its code near the viewport.
const RequestForm = import.meta.env.SSR ? (await import('./request-form')).RequestForm : lazyWhenNear(formOf, load)

/** Target of links to `#avise-me` and `#orcamento`. Must not re-render before the form's code has loaded. */
export const RequestPlace = memo(function RequestPlace(props: RequestProps) {
  const waiting = (
    <ServerMarkup selector={formOf(props)}>
      <div className={styles.waiting} />
    </ServerMarkup>
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
