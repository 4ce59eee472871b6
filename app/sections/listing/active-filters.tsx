import '../../i18n/messages/listing.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingView } from '../../models/listing/listing.ts'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './active-filters.module.css'
import { ChoiceLink } from './choice-link.tsx'
import { useFilterActions, useFilters } from './filters-provider.tsx'
import { useChips } from './use-chips.ts'

export function ActiveFilters({ listing }: { listing: ListingView }) {
  const t = useTranslator()
  const { clear } = useFilterActions()
  const chips = useChips(listing)
  const settled = useFilters(filters => filters.settled)
  // An empty listing has its own link that clears all filters.
  const canClear = listing.shown > 0 && (chips.length > 0 || (settled && listing.filtered))
  if (chips.length === 0 && !canClear) return null
  return (
    <ul className={styles.chips} aria-label={t('listing.active')}>
      {chips.map(({ label, href, remove }, index) => (
        <li key={chipKey(chips, index)}>
          <ChoiceLink
            to={href}
            rel="nofollow"
            prefetch="intent"
            onChoose={remove}
            aria-label={t('listing.removeFilter', { label })}
          >
            {label}
            <Icon name="x" size={14} />
          </ChoiceLink>
        </li>
      ))}
      {canClear ? (
        <li>
          <ChoiceLink to={listing.clearHref} prefetch="intent" onChoose={clear} className={styles.clear}>
            {t('listing.clear')}
          </ChoiceLink>
        </li>
      ) : null}
    </ul>
  )
}

/** The link cannot be the key: it changes when another filter is removed. A clicked chip must keep its element. */
function chipKey(chips: { label: string }[], index: number): string {
  const label = chips[index]?.label ?? ''
  return `${label}-${chips.slice(0, index).filter(chip => chip.label === label).length}`
}
