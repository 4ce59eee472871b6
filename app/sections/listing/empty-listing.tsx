import '../../i18n/words/listing'
import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingKind, ListingView } from '../../models/listing'
import { buttonClass } from '../../ui/button'
import { ChoiceLink } from './choice-link'
import { useFilterActions } from './filters-provider'
import styles from './listing-page.module.css'

interface EmptyListingProps {
  kind: ListingKind
  listing: Pick<ListingView, 'filtered' | 'clearHref'>
}

/** Spec 8: why there is nothing to show, and the way on. */
export function EmptyListing({ kind, listing: { filtered, clearHref } }: EmptyListingProps) {
  const t = useTranslator()
  const { clear } = useFilterActions()
  return (
    <div className={styles.empty}>
      <p className={styles.sorry}>{t(emptyText(kind, filtered))}</p>
      {kind === 'search' && !filtered ? <p>{t('listing.emptyHint')}</p> : null}
      {filtered ? (
        <ChoiceLink className={buttonClass({ look: 'secondary' })} to={clearHref} prefetch="intent" onChoose={clear}>
          {t('listing.clear')}
        </ChoiceLink>
      ) : null}
    </div>
  )
}

function emptyText(kind: ListingKind, isFiltered: boolean): TextKey {
  if (isFiltered) return 'listing.emptyFilter'
  return kind === 'search' ? 'listing.emptySearch' : 'listing.empty'
}
