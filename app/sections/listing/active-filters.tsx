import '../../i18n/words/listing'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Chip } from '../../models/facets'
import type { Listing } from '../../models/listing'
import { Icon } from '../../ui/icon'
import styles from './active-filters.module.css'

/** What is chosen, each a link that takes it away, and one that takes all away. */
export function ActiveFilters({ listing: { chips, filtered, clearHref, products } }: { listing: Listing }) {
  const t = useTranslator()
  if (!filtered || (products.length === 0 && chips.length === 0)) return null
  return (
    <ul className={styles.chips} aria-label={t('listing.active')}>
      {chips.map(({ label, href }, index) => (
        <li key={chipKey(chips, index)}>
          <Link
            to={href}
            rel="nofollow"
            prefetch="intent"
            preventScrollReset
            aria-label={t('listing.removeFilter', { label })}
          >
            {label}
            <Icon name="x" size={14} />
          </Link>
        </li>
      ))}
      {/* An empty listing has this link in its middle. */}
      {products.length > 0 ? (
        <li>
          <Link to={clearHref} prefetch="intent" preventScrollReset className={styles.clear}>
            {t('listing.clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

/** Not by its link, which changes as another is taken away: a chip that was clicked meanwhile keeps its element. */
function chipKey(chips: Chip[], index: number): string {
  const label = chips[index]?.label ?? ''
  return `${label}-${chips.slice(0, index).filter(chip => chip.label === label).length}`
}
