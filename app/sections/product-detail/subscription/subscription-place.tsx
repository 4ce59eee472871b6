import { memo, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import { deferred } from '../../../ui/deferred'
import type { SubscriptionProps } from './subscription'
import styles from './subscription.module.css'

// The server writes the fields in their place, where they work as they are.
const SubscriptionFields = import.meta.env.SSR
  ? (await import('./subscription-fields')).SubscriptionFields
  : deferred(load)

/** Whether the product is bought once, or comes again. Kept from rendering again, as long as the fields are not there. */
export const SubscriptionPlace = memo(function SubscriptionPlace(props: SubscriptionProps) {
  if (props.recurrences.length === 0) return null
  return (
    <div className={`${styles.place} ${fields.form}`}>
      <Suspense>
        <SubscriptionFields {...props} />
      </Suspense>
    </div>
  )
})

async function load() {
  return (await import('./subscription-fields')).SubscriptionFields
}
