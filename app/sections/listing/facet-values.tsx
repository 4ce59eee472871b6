import '../../i18n/messages/listing.ts'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { CategoryTree } from '../../models/listing/facets-categories.ts'
import type { FacetValue } from '../../models/listing/facets-value.ts'
import { isChosen } from '../../models/listing/listing-choices.ts'
import { Picture } from '../../ui/picture.tsx'
import { ChoiceLink } from './choice-link.tsx'
import * as styles from './facet-values.module.css'
import { useFilterActions, useFilters } from './filters-provider.tsx'

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

export function CategoryLinks({ tree: { ancestors, current, choices } }: { tree: CategoryTree }) {
  const t = useTranslator()
  const above = ancestors.length + (current ? 1 : 0)
  return (
    <div className={styles.tree}>
      {above > 0 ? (
        <ul>
          {ancestors.map((value, index) => (
            <li key={value.href} style={{ '--level': index }}>
              <FacetLink value={value} />
            </li>
          ))}
          {current ? (
            <li style={{ '--level': ancestors.length }}>
              {current.active ? <FacetLink value={current} /> : <span aria-current="page">{current.label}</span>}
            </li>
          ) : null}
        </ul>
      ) : null}
      <div style={{ '--level': above }}>
        <FacetValues title={t('listing.categories')} values={choices} />
      </div>
    </div>
  )
}

function FacetLink({ value }: { value: FacetValue }) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  const { toggle } = useFilterActions()
  const { label, href, active, image, count } = value
  const isFilter = href.split('?')[0] === pathname
  const isActive = useFilters(({ settled, chosen }) =>
    isFilter && !settled ? isChosen(value, search, chosen) : active === true
  )
  return (
    // Filters combine without end, so crawlers are asked not to follow them.
    <ChoiceLink
      to={href}
      rel={isFilter ? 'nofollow' : undefined}
      prefetch="intent"
      discover="none"
      onChoose={isFilter ? () => toggle(value) : undefined}
      aria-current={isActive || undefined}
      aria-label={isActive ? t('listing.removeFilter', { label }) : undefined}
    >
      {image ? <Picture source={image} alt="" width={24} height={24} widths={[96]} sizes="24px" /> : null}
      <span>{label}</span>
      {count && !isActive ? <small>{`(${count})`}</small> : null}
    </ChoiceLink>
  )
}
