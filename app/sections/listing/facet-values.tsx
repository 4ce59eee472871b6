import '../../i18n/words/listing'
import { Link, useLocation, useNavigation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { FacetValue } from '../../models/facets-value'
import { Picture } from '../../ui/picture'
import styles from './facet-values.module.css'

/** Of longer lists these and the active ones show at first (`nth-child` in the style sheet). */
const SHOWN = 8
const SPARED = 2

/** The values of a group. "Ver mais" is a fold with nothing in it, by which the style sheet knows what to show. */
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

/** It shows the choice before the answer is there. */
export function FacetLink({ value: { label, href, active, image, count } }: { value: FacetValue }) {
  const t = useTranslator()
  const { pathname } = useLocation()
  // Combinations of filters are endless: search engines are asked not to follow them.
  const isFilter = href.split('?')[0] === pathname
  return (
    <Link
      to={href}
      rel={isFilter ? 'nofollow' : undefined}
      preventScrollReset={isFilter}
      prefetch="intent"
      discover="none"
      aria-current={active}
      aria-label={active && t('listing.removeFilter', { label })}
      data-pending={usePendingHref() === href || undefined}
    >
      {image ? <Picture source={image} alt="" width={24} height={24} widths={[96]} sizes="24px" /> : null}
      <span>{label}</span>
      {count ? <small>{`(${count})`}</small> : null}
    </Link>
  )
}

function usePendingHref(): string | null {
  const { location } = useNavigation()
  return location ? location.pathname + location.search : null
}
