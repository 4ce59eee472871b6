import '../../i18n/messages/listing'
import { Link, useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { FacetValue } from '../../models/listing/facets-value'
import { isChosen } from '../../models/listing/listing-choices'
import { Picture } from '../../ui/picture'
import { ChoiceLink } from './choice-link'
import styles from './facet-values.module.css'
import { useFilterActions, useFilters } from './filters-provider'

/** A longer list first shows this many values and the active ones (`nth-child` in the style sheet). */
const SHOWN = 8
const SPARED = 2

/** The values of a group. "Ver mais" is an empty `details`; the style sheet shows the rest when it is open. */
export function FacetValues({ title, values }: { title: string; values: FacetValue[] }) {
  const t = useTranslator()
  if (values.length === 0) return null
  return (
    <>
      <ul className={styles.values}>
        {values.map(value => (
          <li key={value.label}>
            <FacetLink value={value} />
          </li>
        ))}
      </ul>
      {values.length > SHOWN + SPARED ? (
        <details className={styles.more}>
          <summary>
            <span>{t('listing.more')}</span>
            <span>{t('listing.less')}</span>
            <span className="visually-hidden">{`: ${title}`}</span>
          </summary>
        </details>
      ) : null}
    </>
  )
}

/** A filter of this listing, or a link to another listing. */
export function FacetLink({ value }: { value: FacetValue }) {
  const t = useTranslator()
  const { pathname } = useLocation()
  const { label, href, active, count } = value
  if (href.split('?')[0] === pathname) return <FilterLink value={value} />
  return (
    <Link
      to={href}
      prefetch="intent"
      discover="none"
      aria-current={active}
      aria-label={active && t('listing.removeFilter', { label })}
    >
      <Content value={value} count={count} />
    </Link>
  )
}

function FilterLink({ value }: { value: FacetValue }) {
  const t = useTranslator()
  const { search } = useLocation()
  const { toggle } = useFilterActions()
  const isActive = useFilters(({ settled, chosen }) => (settled ? value.active : isChosen(value, search, chosen)))
  return (
    // Filters combine without end, so crawlers are asked not to follow them.
    <ChoiceLink
      to={value.href}
      rel="nofollow"
      prefetch="intent"
      discover="none"
      onChoose={() => toggle(value)}
      aria-current={isActive || undefined}
      aria-label={isActive ? t('listing.removeFilter', { label: value.label }) : undefined}
    >
      <Content value={value} count={isActive ? undefined : value.count} />
    </ChoiceLink>
  )
}

function Content({ value: { label, image }, count }: { value: FacetValue; count: number | undefined }) {
  return (
    <>
      {image ? <Picture source={image} alt="" width={24} height={24} widths={[96]} sizes="24px" /> : null}
      <span>{label}</span>
      {count ? <small>{`(${count})`}</small> : null}
    </>
  )
}
