import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { FavoriteProduct } from '../../models/shopper/favorite'
import { buttonClass } from '../../ui/button'
import { Picture } from '../../ui/picture'
import styles from './favorites.module.css'

/** A favourite of which the API returned only the id. Shows the data that this browser kept, without a price. */
export function FavoriteLink({ product }: { product: FavoriteProduct }) {
  const t = useTranslator()
  const { id, path, name, brand, image } = product
  return (
    <li className={styles.link} data-product={id}>
      {image ? <Picture source={image} alt="" width={240} height={240} widths={[240, 480]} /> : <span />}
      <small>{brand}</small>
      <h3>{name}</h3>
      <Link
        className={buttonClass({ look: 'secondary', small: true })}
        to={path}
        prefetch="intent"
        aria-label={`${t('product.see')}: ${name}`}
      >
        {t('product.see')}
      </Link>
    </li>
  )
}
