import '../../i18n/messages/listing'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingKind, ListingView } from '../../models/listing/listing'
import { Html } from '../../ui/html'
import { Picture } from '../../ui/picture'
import { LinkRow } from './link-row'
import styles from './listing-page.module.css'

/** Title, editorial text and related links of a listing. */
export function ListingHead({ kind, listing }: { kind: ListingKind; listing: ListingView }) {
  const t = useTranslator()
  const { term, image, descriptionHtml, suggestions, categories, total } = listing
  // A search with results needs no correction.
  const others = t(total > 0 ? 'listing.related' : 'listing.didYouMean')
  return (
    <header className={styles.head}>
      {kind === 'brand' && image ? <BrandLogo source={image} /> : null}
      <h1>{kind === 'search' ? (term ? t('listing.results', { term }) : t('listing.search')) : listing.title}</h1>
      {descriptionHtml ? <Html className={styles.description} html={descriptionHtml} /> : null}
      <LinkRow label={others} links={suggestions.map(toSearchLink)} shown />
      <LinkRow label={t('listing.subcategories')} links={categories?.isBelow ? categories.choices : []} narrow />
    </header>
  )
}

function BrandLogo({ source }: { source: string }) {
  return (
    <Picture
      className={styles.logo}
      source={source}
      alt=""
      width={160}
      height={80}
      widths={[160, 360]}
      sizes="160px"
      priority
    />
  )
}

function toSearchLink(term: string) {
  return { label: term, href: `/busca?${new URLSearchParams({ busca: term })}` }
}
