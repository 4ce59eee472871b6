import '../../i18n/messages/listing.ts'
import { Link } from 'react-router'
import { counted } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingKind, ListingView } from '../../models/listing/listing.ts'
import type { WayOn } from '../../models/listing/nearest-names.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Section } from '../section.tsx'
import { ChoiceLink } from './choice-link.tsx'
import { useFilterActions } from './filters-provider.tsx'
import { LinkRow } from './link-row.tsx'
import * as styles from './listing-page.module.css'

interface EmptyListingProps {
  kind: ListingKind
  listing: Pick<ListingView, 'filtered' | 'clearHref' | 'chips'>
  ways: WayOn[] | Promise<WayOn[] | null> | null
}

/** Spec 8: why the listing is empty, and links to continue. */
export function EmptyListing({ kind, listing: { filtered, clearHref, chips }, ways }: EmptyListingProps) {
  const t = useTranslator()
  const { clear } = useFilterActions()
  const isSearch = kind === 'search'
  const emptyText = isSearch ? 'listing.emptySearch' : 'listing.empty'
  return (
    <div className={styles.empty}>
      <p className={styles.sorry}>{t(filtered ? 'listing.emptyFilter' : emptyText)}</p>
      {isSearch && !filtered ? <p>{t('listing.emptyHint')}</p> : null}
      {filtered ? (
        <>
          <Section data={ways} skeleton={<Filters ways={chips.slice(-SHOWN)} />}>
            {found => <Filters ways={found} />}
          </Section>
          <ChoiceLink className={buttonClass({ look: 'quiet' })} to={clearHref} prefetch="intent" onChoose={clear}>
            {t('listing.clear')}
          </ChoiceLink>
        </>
      ) : (
        <Section data={ways} skeleton={<div className={styles.waysPlace} />}>
          {found => <LinkRow label={t('listing.perhaps')} links={found} shown />}
        </Section>
      )}
    </div>
  )
}

/** The number that the server checks. */
const SHOWN = 3

function Filters({ ways }: { ways: readonly WayOn[] }) {
  const t = useTranslator()
  if (ways.length === 0) return null
  return (
    <nav className={styles.exits} aria-label={t('listing.takeAwayHint')}>
      <p>{t('listing.takeAwayHint')}</p>
      <ul>
        {ways.map((way, index) => (
          <li key={way.href}>
            <Link className={buttonClass({ look: index > 0 ? 'secondary' : 'primary' })} to={way.href} rel="nofollow">
              {wayText(way, t)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function wayText({ label, total }: WayOn, t: Translator): string {
  const text = t('listing.takeAway', { label })
  return total === undefined ? text : `${text} (${counted('listing.count', total, t)})`
}
