import '../../i18n/words/listing'
import { Link } from 'react-router'
import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { Facet, FacetValue } from '../../models/facets'
import type { Listing } from '../../models/listing'
import { Icon } from '../../ui/icon'
import styles from './filter-panel.module.css'

type FilterPanelProps = Pick<Listing, 'facets' | 'price' | 'chips'>

/** The facets as plain links, which the API itself toggles. Folded on phones, open beside the products on desktops. */
export function FilterPanel({ facets, price, chips }: FilterPanelProps) {
  const t = useTranslator()
  const groups = facets.filter(({ kind }) => kind !== 'category')
  const ranges = price?.ranges ?? []
  if (groups.length === 0 && ranges.length === 0) return null
  return (
    <aside className={styles.panel} aria-label={t('listing.filter')}>
      <details>
        <summary>
          <Icon name="sliders-horizontal" />
          {t('listing.filter')}
          {chips.length > 0 ? ` (${chips.length})` : null}
        </summary>
        <FacetGroup title={t('listing.price')} values={ranges} />
        {groups.map(facet => (
          <FacetGroup key={facet.kind + facet.title} title={facetTitle(facet, t)} values={facet.values} />
        ))}
      </details>
    </aside>
  )
}

function facetTitle({ kind, title }: Facet, t: (key: TextKey) => string): string {
  if (title) return title
  return t(kind === 'brand' ? 'listing.brand' : 'listing.discount')
}

function FacetGroup({ title, values }: { title: string; values: FacetValue[] }) {
  if (values.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {values.map(value => (
          <li key={value.label}>
            <FacetLink value={value} />
          </li>
        ))}
      </ul>
    </section>
  )
}

// Combinations of filters are endless: search engines are asked not to follow them.
function FacetLink({ value: { label, href, active } }: { value: FacetValue }) {
  const t = useTranslator()
  return (
    <Link
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-current={active}
      aria-label={active && t('listing.removeFilter', { label })}
    >
      {label}
    </Link>
  )
}
