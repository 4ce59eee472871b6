import { AccountLinks } from '../header/account-links'
import { CartLink } from '../header/cart-link'
import styles from './mobile-menu.module.css'

/** Account, favourites and cart. */
export function MenuEntries() {
  return (
    <div className={styles.entries}>
      <AccountLinks className={styles.entry} />
      <CartLink className={styles.entry} />
    </div>
  )
}
