import { lazy, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import styles from './text-fields.module.css'
import type { TextPlaceProps } from './text-place-props'

// Few products are written on. The server writes the fields in their place; what brings them to life follows the page.
const TextFields = import.meta.env.SSR ? (await import('./text-fields')).TextFields : lazy(load)

/** Where the shopper says what is to stand on the product. */
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
