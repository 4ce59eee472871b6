import * as styles from './product-card.module.css'

/** The grid's rows give it the height of a full card. */
export function CardSkeleton() {
  return (
    <li className={`${styles.card} ${styles.empty}`}>
      <div className={styles.tile} />
      <span />
    </li>
  )
}
