import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'

/** The account and the favourites; both need a login first. */
export function AccountLinks({ className }: { className?: string }) {
  const t = useTranslator()
  return (
    <>
      <Link className={className} to="/checkout/acesso" discover="none">
        <Icon name="user" size={22} />
        <span>{t('header.account')}</span>
      </Link>
      <Link className={className} to="/checkout/acesso?retorno=/favoritos" discover="none">
        <Icon name="heart" size={22} />
        <span>{t('header.favorites')}</span>
      </Link>
    </>
  )
}
