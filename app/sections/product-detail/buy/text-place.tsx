import { type ComponentProps, lazy, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import styles from './text-fields.module.css'

// Few products take custom text. The server renders the fields; the browser loads their code after the page's.
const load = async () => ({ default: (await import('./text-fields')).TextFields })
const TextFields = import.meta.env.SSR ? (await load()).default : lazy(load)

/** Fields for text to print on the product. */
export function TextPlace(props: ComponentProps<typeof TextFields>) {
  if (props.customizations.length === 0) return null
  return (
    <div className={`${styles.place} ${fields.form}`}>
      <Suspense>
        <TextFields {...props} />
      </Suspense>
    </div>
  )
}
