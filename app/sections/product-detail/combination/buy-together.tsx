import { type ComponentProps, memo, Suspense } from 'react'
import { deferred } from '../../../ui/deferred'
import styles from './combination.module.css'

// The server renders the form; the browser keeps its markup and loads its code after the page's.
const load = async () => (await import('./combination')).Combination
const Combination = import.meta.env.SSR ? await load() : deferred(load)

/** Must not re-render before the form's code has loaded. */
export const BuyTogether = memo(function BuyTogether(props: ComponentProps<typeof Combination>) {
  if (props.product.combinations.length === 0) return null
  return (
    <div className={styles.place}>
      <Suspense>
        <Combination {...props} />
      </Suspense>
    </div>
  )
})
