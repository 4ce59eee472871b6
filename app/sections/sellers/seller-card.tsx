import '../../i18n/messages/sellers.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { Seller } from '../../models/content/sellers.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { CompanyLine } from './company-line.tsx'
import * as styles from './seller-card.module.css'

const SIZES = { width: 320, height: 320, widths: [160, 240, 360], sizes: '(min-width: 540px) 176px, 88px' } as const

export function SellerCard({ seller, isFirst }: { seller: Seller; isFirst: boolean }) {
  const t = useTranslator()
  const { name, slug, path, place, location, description, image, categories, company } = seller
  return (
    <li className={styles.card}>
      {image ? (
        <Picture className={styles.front} source={image} alt="" {...SIZES} priority={isFirst} />
      ) : (
        <span className={styles.blank} />
      )}
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
        {company ? (
          <p className={styles.company}>
            <CompanyLine company={company} />
          </p>
        ) : null}
        {categories.length > 0 ? (
          <ul className={styles.specialties} aria-label={t('sellers.specialties', { name })}>
            {categories.map(category => (
              <li key={category.path}>
                <Link to={category.path}>{category.name}</Link>
              </li>
            ))}
          </ul>
        ) : null}
        <p className={styles.ways}>
          <Link to={path} aria-label={t('sellers.productsOf', { name })}>
            {t('sellers.products')}
          </Link>
          {location ? (
            <Link to={`${PATHS.sellersMap}#${slug}`} reloadDocument aria-label={t('sellers.mapOf', { name })}>
              {t('sellers.map')}
            </Link>
          ) : null}
        </p>
      </div>
    </li>
  )
}
