import { AccountLinks } from '../header/account-links'
import { CartLink } from '../header/cart-link'
import styles from './mobile-menu.module.css'

/** Account, favourites and cart. */
export function MenuEntries({ sellerPanelUrl }: { sellerPanelUrl: string | null }) {
  return (
    <div className={styles.entries}>
      <AccountLinks className={styles.entry} sellerPanelUrl={sellerPanelUrl} />
      <CartLink className={styles.entry} />
    </div>
  )
}
