import styles from './product-card.module.css'

/** An empty card. The grid's rows give it the height of a full one. */
export function CardSkeleton() {
  return (
    <li className={`${styles.card} ${styles.empty}`}>
      <div className={styles.tile} />
      <span />
    </li>
  )
}
