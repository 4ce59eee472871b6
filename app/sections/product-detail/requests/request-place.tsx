import fields from '../../../forms/form.module.css'
import { lazyWhenNear, nearPlace } from '../../lazy-when-near'
import type { RequestProps } from './request'
import styles from './request.module.css'

// The server renders the form; the browser keeps its markup and loads its code near the viewport.
const RequestForm = import.meta.env.SSR ? (await import('./request-form')).RequestForm : lazyWhenNear(formOf, load)
const Form = nearPlace(RequestForm, formOf, styles.waiting)

/** Target of links to `#avise-me` and `#orcamento`. */
export function RequestPlace(props: RequestProps) {
  return (
    <div id={props.kind} className={`${styles.place} ${fields.form}`}>
      <Form {...props} />
    </div>
  )
}

function formOf({ kind }: RequestProps): string {
  return `#${kind} > :first-child`
}

async function load() {
  return (await import('./request-form')).RequestForm
}
