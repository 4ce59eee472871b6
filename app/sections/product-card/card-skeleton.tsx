import styles from './product-card.module.css'

/** The empty card: the rows of the grid give it the height of a full one. */
export function CardSkeleton() {
  return (
    <li className={`${styles.card} ${styles.empty}`}>
      <div className={styles.tile} />
      <span />
    </li>
  )
}
