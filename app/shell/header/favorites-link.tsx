import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { useWishlist } from '../../stores/provider'
import { Icon } from '../../ui/icon'
import styles from './cart-link.module.css'

/** The page itself asks for the login. The count comes after hydration, for who is signed in. */
export function FavoritesLink({ className }: { className?: string }) {
  const t = useTranslator()
  const count = useWishlist(({ ids }) => ids.length)
  return (
    <Link className={className} to="/favoritos" discover="none">
      <Icon name="heart" size={22} />
      <span>{t('header.favorites')}</span>
      {count > 0 && (
        <span className={styles.count} data-count="" aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}
