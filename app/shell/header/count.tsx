import styles from './cart-link.module.css'

/** How many a link leads to. Filled in by the browser: pages are cached for everybody. */
export function Count({ isHidden }: { isHidden?: boolean }) {
  return <span className={styles.count} data-count="" aria-hidden={isHidden} />
}
