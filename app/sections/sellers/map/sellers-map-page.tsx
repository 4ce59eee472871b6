import '../../../i18n/messages/sellers.ts'
import { Link } from 'react-router'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Crumb } from '../../../models/content/page-head.ts'
import type { Pin, Seller } from '../../../models/content/sellers.ts'
import { Breadcrumb } from '../../breadcrumb/breadcrumb.tsx'
import { NoSellers } from '../no-sellers.tsx'
import { SellersMap } from './sellers-map.tsx'
import * as styles from './sellers-map-page.module.css'

interface SellersMapPageProps {
  crumbs: Crumb[]
  pins: Pin[]
  failed: boolean
  groups: { name: string; sellers: Pick<Seller, 'slug' | 'path' | 'name' | 'place'>[] }[]
}

export function SellersMapPage({ crumbs, pins, groups, failed }: SellersMapPageProps) {
  const t = useTranslator()
  return (
    <div className="page">
      <Breadcrumb crumbs={crumbs} />
      <header className={styles.head}>
        <h1>{t('sellers.mapTitle')}</h1>
        {groups.length > 0 ? <p>{t('sellers.mapIntro')}</p> : null}
      </header>
      {groups.length === 0 ? (
        <NoSellers failed={failed} />
      ) : (
        <div className={styles.body}>
          {pins.length > 0 ? (
            <div className={styles.map}>
              <SellersMap pins={pins} />
              {/* The drawing's licence requires this. */}
              <p className={styles.credit}>
                {t('sellers.mapCredit')} <a href="https://mapsvg.com/maps/brazil">MapSVG</a>,{' '}
                <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
              </p>
            </div>
          ) : null}
          <StateList groups={groups} />
        </div>
      )}
    </div>
  )
}

function StateList({ groups }: Pick<SellersMapPageProps, 'groups'>) {
  const t = useTranslator()
  return (
    <section className={styles.states} aria-label={t('sellers.byState')}>
      {groups.map(({ name, sellers }) => (
        <div key={name}>
          <h2>{name || t('sellers.elsewhere')}</h2>
          <ul>
            {sellers.map(seller => (
              <li key={seller.slug}>
                <Link to={seller.path} prefetch="intent">
                  {seller.name}
                </Link>
                {seller.place ? <span>{seller.place}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
