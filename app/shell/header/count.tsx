import styles from './cart-link.module.css'

/** A count that the browser fills in, because pages are cached for everybody. */
export function Count({ isHidden }: { isHidden?: boolean }) {
  return <span className={styles.count} data-count="" aria-hidden={isHidden} />
}
