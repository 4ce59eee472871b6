import { AccountLinks } from '../header/account-links'
import { CartLink } from '../header/cart-link'
import { CepLink } from '../header/cep-link'
import styles from './mobile-menu.module.css'

/** Account, favourites, cart, and where to send. */
export function MenuEntries({ sellerPanelUrl }: { sellerPanelUrl: string | null }) {
  return (
    <div className={styles.entries}>
      <AccountLinks className={styles.entry} sellerPanelUrl={sellerPanelUrl} />
      <CartLink className={styles.entry} />
      <CepLink className={styles.entry} iconSize={22} />
    </div>
  )
}
