import { type ComponentProps, memo, Suspense } from 'react'
import fields from '../../../forms/form.module.css'
import { deferred } from '../../../ui/deferred'
import styles from './subscription.module.css'

// The server renders the fields, which work without their code.
const load = async () => (await import('./subscription-fields')).SubscriptionFields
const SubscriptionFields = import.meta.env.SSR ? await load() : deferred(load)

/** Single purchase or subscription. Must not re-render before the fields' code has loaded. */
export const SubscriptionPlace = memo(function SubscriptionPlace(props: ComponentProps<typeof SubscriptionFields>) {
  if (props.recurrences.length === 0) return null
  return (
    <div className={`${styles.place} ${fields.form}`}>
      <Suspense>
        <SubscriptionFields {...props} />
      </Suspense>
    </div>
  )
})
