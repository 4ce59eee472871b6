import { useTranslator } from '../../i18n/use-translator'
import { ACCESS_PATH } from '../../models/shopper/account-paths'
import { FAVORITES_PATH } from '../../models/shopper/favorite'
import { Icon } from '../../ui/icon'
import styles from './account-link.module.css'
import { Count } from './count'

/** The account and the favourites. Their pages ask for a login. */
export function AccountLinks({ className }: { className?: string }) {
  return (
    <>
      <AccountLink className={className} />
      <FavoritesLink className={className} />
    </>
  )
}

/** With JavaScript it opens the dialog "Entrar", or the account menu of a signed-in shopper. */
function AccountLink({ className }: { className?: string }) {
  const t = useTranslator()
  return (
    <div className={styles.account}>
      <a className={className} href={ACCESS_PATH} data-shopper="account">
        <Icon name="user" size={22} />
        <span>{t('header.account')}</span>
      </a>
    </div>
  )
}

function FavoritesLink({ className }: { className?: string }) {
  const t = useTranslator()
  return (
    <a className={className} href={FAVORITES_PATH} data-shopper="favorites">
      <Icon name="heart" size={22} />
      <span>{t('header.favorites')}</span>
      <Count isHidden />
    </a>
  )
}
