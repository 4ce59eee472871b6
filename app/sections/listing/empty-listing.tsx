import '../../i18n/words/listing'
import { Link } from 'react-router'
import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { Listing, ListingKind } from '../../models/listing'
import { buttonClass } from '../../ui/button'
import styles from './listing-page.module.css'

interface EmptyListingProps {
  kind: ListingKind
  listing: Pick<Listing, 'filtered' | 'clearHref'>
}

/** Spec 8: why there is nothing to show, and the way on. */
export function EmptyListing({ kind, listing: { filtered, clearHref } }: EmptyListingProps) {
  const t = useTranslator()
  return (
    <div className={styles.empty}>
      <p className={styles.sorry}>{t(emptyText(kind, filtered))}</p>
      {kind === 'search' && !filtered ? <p>{t('listing.emptyHint')}</p> : null}
      {filtered ? (
        <Link className={buttonClass({ look: 'secondary' })} to={clearHref} prefetch="intent">
          {t('listing.clear')}
        </Link>
      ) : null}
    </div>
  )
}

function emptyText(kind: ListingKind, isFiltered: boolean): TextKey {
  if (isFiltered) return 'listing.emptyFilter'
  return kind === 'search' ? 'listing.emptySearch' : 'listing.empty'
}
