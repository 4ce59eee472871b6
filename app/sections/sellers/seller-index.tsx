import '../../i18n/messages/sellers.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { Crumb } from '../../models/content/page-head.ts'
import type { Seller } from '../../models/content/sellers.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { NoSellers } from './no-sellers.tsx'
import { SellerCard } from './seller-card.tsx'
import * as styles from './seller-index.module.css'

/** Number of pictures that are visible without scrolling, on phone or desktop. */
const FIRST_ROW = 2

interface SellerIndexProps {
  crumbs: Crumb[]
  sellers: Seller[]
  failed: boolean
}

export function SellerIndex({ crumbs, sellers, failed }: SellerIndexProps) {
  const t = useTranslator()
  return (
    <div className="page">
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <div>
          <h1>{t('sellers.title')}</h1>
          {sellers.length > 0 ? <p>{t('sellers.intro')}</p> : null}
        </div>
        {sellers.some(({ location }) => location) ? (
          <Link className={buttonClass({ look: 'secondary' })} to={PATHS.sellersMap} prefetch="intent">
            <Icon name="map-pin" />
            {t('sellers.mapTitle')}
          </Link>
        ) : null}
      </header>
      {sellers.length > 0 ? (
        <ul className={styles.cards}>
          {sellers.map((seller, index) => (
            <SellerCard key={seller.slug} seller={seller} isFirst={index < FIRST_ROW} />
          ))}
        </ul>
      ) : (
        <NoSellers failed={failed} />
      )}
    </div>
  )
}
