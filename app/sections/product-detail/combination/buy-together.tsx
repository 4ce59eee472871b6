import { memo, Suspense } from 'react'
import { deferred } from '../../../ui/deferred'
import styles from './combination.module.css'
import type { CombinationRefusal } from './combination-refusal'
import type { Combinable } from './pair'

export interface CombinationProps {
  product: Combinable
  /** Id of the option that the page shows, 0 for none. */
  chosen: number
  /** Why the form, sent without JavaScript, was not taken. */
  refusal: CombinationRefusal['combination'] | undefined
}

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
