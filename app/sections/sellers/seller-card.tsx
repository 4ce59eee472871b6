import '../../i18n/messages/sellers'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { MAP_PATH, type Seller } from '../../models/content/sellers'
import { Icon } from '../../ui/icon'
import { Picture } from '../../ui/picture'
import styles from './seller-card.module.css'

/** A shop: picture, place, description and specialties. */
export function SellerCard({ seller, isFirst }: { seller: Seller; isFirst: boolean }) {
  const t = useTranslator()
  const { name, path, place, description, slug, location } = seller
  return (
    <li className={styles.card}>
      <Front seller={seller} isFirst={isFirst} />
      <div className={styles.words}>
        <h2>
          <Link className={styles.name} to={path} prefetch="intent">
            {name}
          </Link>
        </h2>
        {place ? (
          <p className={styles.place}>
            <Icon name="map-pin" size={16} />
            {place}
          </p>
        ) : null}
        <p className={styles.text}>{description}</p>
        <Specialties seller={seller} />
        <p className={styles.ways}>
          <Link to={path} aria-label={t('sellers.productsOf', { name })}>
            {t('sellers.products')}
          </Link>
          {location ? (
            <Link to={`${MAP_PATH}#${slug}`} aria-label={t('sellers.mapOf', { name })}>
              {t('sellers.map')}
            </Link>
          ) : null}
        </p>
      </div>
    </li>
  )
}

function Front({ seller: { image }, isFirst }: { seller: Seller; isFirst: boolean }) {
  if (!image) return <span className={styles.blank} />
  return (
    <Picture
      className={styles.front}
      source={image}
      alt=""
      width={320}
      height={320}
      widths={[160, 240, 360]}
      sizes="(min-width: 540px) 176px, 88px"
      priority={isFirst}
    />
  )
}

function Specialties({ seller: { name, categories } }: { seller: Seller }) {
  const t = useTranslator()
  if (categories.length === 0) return null
  return (
    <ul className={styles.specialties} aria-label={t('sellers.specialties', { name })}>
      {categories.map(category => (
        <li key={category.path}>
          <Link to={category.path}>{category.name}</Link>
        </li>
      ))}
    </ul>
  )
}
