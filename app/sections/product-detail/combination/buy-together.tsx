import { memo, Suspense } from 'react'
import { deferred } from '../../../ui/deferred'
import styles from './combination.module.css'
import type { CombinationProps } from './pair'

// The server renders the form; the browser keeps its markup and loads its code after the page's.
const Combination = import.meta.env.SSR ? (await import('./combination')).Combination : deferred(load)

/** Buy together: the page's product and an offered one. Must not re-render before the form's code has loaded. */
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
