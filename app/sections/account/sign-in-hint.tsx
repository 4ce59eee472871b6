import '../../i18n/messages/account'
import { useTranslator } from '../../i18n/use-translator'
import { useWishlist } from '../../stores/provider'
import styles from './account.module.css'

/** Names the favourite that waits for the login, else shows `children`. */
export function SignInHint({ children }: { children: string }) {
  const t = useTranslator()
  const name = useWishlist(({ waiting }) => waiting)
  return <p className={styles.hint}>{name ? t('account.keep', { name }) : children}</p>
}
