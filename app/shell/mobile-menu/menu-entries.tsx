import type { AccountLinkProps } from '../header/account-link'
import { AccountLinks } from '../header/account-links'
import { CartLink } from '../header/cart-link'
import { CepLink } from '../header/cep-link'
import styles from './mobile-menu.module.css'

/** Account, favourites, cart, and where to send. */
export function MenuEntries({ site }: Pick<AccountLinkProps, 'site'>) {
  return (
    <div className={styles.entries}>
      <AccountLinks className={styles.entry} site={site} />
      <CartLink className={styles.entry} />
      <CepLink className={styles.entry} iconSize={22} />
    </div>
  )
}
