import '../../i18n/messages/listing'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Crumb } from '../../models/content/page-head'
import { buttonClass } from '../../ui/button'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import styles from './listing-page.module.css'

export interface FailedListingProps {
  failed: { title: string; breadcrumb: Crumb[] }
}

/** Spec 8: a category whose products failed to load. The link reloads the document, with and without scripts. */
export function FailedListing({ failed: { title, breadcrumb } }: FailedListingProps) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  return (
    <div className="page">
      <Breadcrumb crumbs={breadcrumb} />
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      <section className={styles.empty} aria-label={t('listing.products')}>
        <p className={styles.sorry}>{t('listing.failed')}</p>
        <p>{t('listing.failedHint')}</p>
        <a className={buttonClass({ look: 'secondary' })} href={pathname + search} rel="nofollow">
          {t('common.tryAgain')}
        </a>
      </section>
    </div>
  )
}
