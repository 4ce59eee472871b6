import '../../i18n/messages/listing.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { ListingKind, ListingView } from '../../models/listing/listing.ts'
import { Html } from '../../ui/html.tsx'
import { Picture } from '../../ui/picture.tsx'
import { LinkRow } from './link-row.tsx'
import * as styles from './listing-page.module.css'

export function ListingHead({ kind, listing }: { kind: ListingKind; listing: ListingView }) {
  const t = useTranslator()
  const { term, image, descriptionHtml, suggestions, correction, categories, total } = listing
  const dropped = listing.dropped?.join('”, “')
  const terms = suggestions.map(label => ({ label, href: `${PATHS.search}?${new URLSearchParams({ busca: label })}` }))
  const logo = { width: 160, height: 80, widths: [160, 360], sizes: '160px', priority: true } as const
  return (
    <header className={styles.head}>
      {kind === 'brand' && image ? <Picture className={styles.logo} source={image} alt="" {...logo} /> : null}
      <h1>{kind === 'search' ? (term ? t('listing.results', { term }) : t('listing.search')) : listing.title}</h1>
      {descriptionHtml ? <Html className={styles.description} html={descriptionHtml} /> : null}
      {correction && dropped ? (
        <p className={styles.description}>{t('listing.dropped', { words: dropped, kept: correction.label })}</p>
      ) : (
        <LinkRow label={t('listing.didYouMean')} links={correction ? [correction] : []} shown />
      )}
      {/* Suggestions of a search without results correct it. */}
      <LinkRow label={t(total > 0 || correction ? 'listing.related' : 'listing.didYouMean')} links={terms} shown />
      <LinkRow
        label={t('listing.subcategories')}
        links={terms.length === 0 && categories?.isBelow ? categories.choices : []}
        narrow
      />
    </header>
  )
}
