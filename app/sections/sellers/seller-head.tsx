import '../../i18n/messages/sellers.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { Crumb } from '../../models/content/page-head.ts'
import type { Seller } from '../../models/content/sellers.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { CompanyLine } from './company-line.tsx'
import * as styles from './seller-head.module.css'

const SIZES = { width: 320, height: 320, widths: [160, 240], sizes: '120px' } as const

export function SellerHead({ crumbs, seller }: { crumbs: Crumb[]; seller: Seller }) {
  const t = useTranslator()
  const { name, place, image, slug, location, company } = seller
  return (
    <div className="page">
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.strip}>
        {image ? <Picture className={styles.front} source={image} alt="" {...SIZES} priority /> : null}
        <div className={styles.words}>
          {place ? (
            <p className={styles.place}>
              <Icon name="store" />
              {place}
            </p>
          ) : null}
          {company ? (
            <p className={styles.company}>
              <CompanyLine company={company} />
            </p>
          ) : null}
          <p className={styles.ways}>
            {location ? (
              <Link to={`${PATHS.sellersMap}#${slug}`} reloadDocument aria-label={t('sellers.mapOf', { name })}>
                {t('sellers.map')}
              </Link>
            ) : null}
            <Link to={PATHS.sellers}>{t('sellers.all')}</Link>
          </p>
        </div>
      </div>
    </div>
  )
}

export function EmptySeller({ seller: { name, description } }: { seller: Seller }) {
  const t = useTranslator()
  return (
    <div className={`page ${styles.empty}`}>
      <h1>{name}</h1>
      {description ? <p>{description}</p> : null}
      <p>{t('sellers.noProducts')}</p>
    </div>
  )
}
