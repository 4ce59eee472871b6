import { memo, Suspense } from 'react'
import { deferred } from '../../../ui/deferred'
import styles from './combination.module.css'
import type { CombinationProps } from './combination-props'

// The server writes the form in its place; a browser shows that, and loads what brings it to life after the page itself.
const Combination = import.meta.env.SSR ? (await import('./combination')).Combination : deferred(load)

/** Buy together: the page's product and one that is offered with it. Rendered once, as long as the form is not there. */
export const BuyTogether = memo(function BuyTogether(props: CombinationProps) {
  if (props.product.combinations.length === 0) return null
  return (
    <div className={styles.place}>
      <Suspense>
        <Combination {...props} />
      </Suspense>
    </div>
  )
})

async function load() {
  return (await import('./combination')).Combination
}
