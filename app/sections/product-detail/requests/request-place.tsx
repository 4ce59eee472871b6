import type { ComponentProps } from 'react'
import fields from '../../../forms/form.module.css'
import { nearPlace } from '../../lazy-when-near'
import type { RequestKind } from '../product-forms'
import styles from './request.module.css'

// The server renders the form; the browser keeps its markup and loads its code near the viewport.
const load = async () => (await import('./request-form')).RequestForm
const Form = nearPlace(
  load,
  import.meta.env.SSR ? await load() : null,
  ({ kind }: { kind: RequestKind }) => `#${kind} > :first-child`,
  styles.waiting
)

/** Target of links to `#avise-me` and `#orcamento`. */
export function RequestPlace(props: ComponentProps<typeof Form>) {
  return (
    <div id={props.kind} className={`${styles.place} ${fields.form}`}>
      <Form {...props} />
    </div>
  )
}
