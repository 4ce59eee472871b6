import '../../i18n/messages/listing'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingKind, ListingView } from '../../models/listing/listing'
import { Html } from '../../ui/html'
import { Picture } from '../../ui/picture'
import { LinkRow } from './link-row'
import styles from './listing-page.module.css'

export function ListingHead({ kind, listing }: { kind: ListingKind; listing: ListingView }) {
  const t = useTranslator()
  const { term, image, descriptionHtml, suggestions, categories, total } = listing
  const terms = suggestions.map(label => ({ label, href: `/busca?${new URLSearchParams({ busca: label })}` }))
  const logo = { width: 160, height: 80, widths: [160, 360], sizes: '160px', priority: true } as const
  return (
    <header className={styles.head}>
      {kind === 'brand' && image ? <Picture className={styles.logo} source={image} alt="" {...logo} /> : null}
      <h1>{kind === 'search' ? (term ? t('listing.results', { term }) : t('listing.search')) : listing.title}</h1>
      {descriptionHtml ? <Html className={styles.description} html={descriptionHtml} /> : null}
      {/* A search with results needs no correction. */}
      <LinkRow label={t(total > 0 ? 'listing.related' : 'listing.didYouMean')} links={terms} shown />
      <LinkRow label={t('listing.subcategories')} links={categories?.isBelow ? categories.choices : []} narrow />
    </header>
  )
}
