import { lazy, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import styles from './text-fields.module.css'
import type { TextPlaceProps } from './text-place-props'

// Few products take custom text. The server renders the fields; the browser loads their code after the page's.
const TextFields = import.meta.env.SSR ? (await import('./text-fields')).TextFields : lazy(load)

/** Fields for text to print on the product. */
export function TextPlace(props: TextPlaceProps) {
  if (props.customizations.length === 0) return null
  return (
    <div className={`${styles.place} ${fields.form}`}>
      <Suspense>
        <TextFields {...props} />
      </Suspense>
    </div>
  )
}

async function load() {
  return { default: (await import('./text-fields')).TextFields }
}
