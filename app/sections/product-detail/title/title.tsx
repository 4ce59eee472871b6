import { Link } from 'react-router'
import { StaticUntilChange } from '../../static-until-change.tsx'
import type { ProductView } from '../product-view.ts'
import { RatingSummary } from '../reviews/rating-summary.tsx'
import * as styles from './title.module.css'

/** Name, rating, brand and facts: above the picture on phones. */
export function Title({ product: { name, brand, rating, highlights } }: { product: ProductView }) {
  return (
    <StaticUntilChange as="header" of={JSON.stringify(rating)} className={styles.title}>
      {() => (
        <>
          <h1>{name}</h1>
          <div>
            {rating ? <RatingSummary rating={rating} /> : null}
            {brand?.path ? (
              <Link discover="none" to={brand.path} prefetch="intent">
                {brand.name}
              </Link>
            ) : (
              brand?.name
            )}
          </div>
          {highlights ? <p>{highlights}</p> : null}
        </>
      )}
    </StaticUntilChange>
  )
}
