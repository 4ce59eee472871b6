import { CardSkeleton } from '../product-card/card-skeleton.tsx'
import * as styles from './showcase-slider.module.css'

const CARDS = [1, 2, 3, 4, 5]

/** The skeleton of a loading showcase. It is as tall as ShowcaseSlider, whose rows have fixed heights. */
export function ShowcaseSkeleton({ title }: { title?: string }) {
  return (
    <div className={styles.showcase} aria-hidden="true">
      <div className={styles.head}>{title ? <h2>{title}</h2> : null}</div>
      <ul className={styles.row}>
        {CARDS.map(card => (
          <CardSkeleton key={card} />
        ))}
      </ul>
    </div>
  )
}
