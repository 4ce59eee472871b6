import '../../i18n/messages/listing'
import { useTranslator } from '../../i18n/use-translator'
import type { CategoryTree } from '../../models/listing/facets-categories'
import { FacetLink, FacetValues } from './facet-values'
import styles from './facet-values.module.css'

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
