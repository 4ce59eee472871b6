import '../../i18n/messages/listing'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { viewHref } from '../../models/listing/listing-links'
import { Icon } from '../../ui/icon'
import { ChoiceLink } from './choice-link'
import { useFilterActions, useFilters } from './filters-provider'
import styles from './toolbar.module.css'

/** Spec 3: switches between grid and list. The list view is not indexed separately. */
export function ViewSwitch() {
  const t = useTranslator()
  return (
    <ul className={styles.view} aria-label={t('listing.view')}>
      <View label={t('listing.grid')} icon="layout-grid" asList={false} />
      <View label={t('listing.list')} icon="list" asList />
    </ul>
  )
}

interface ViewProps {
  label: string
  icon: 'layout-grid' | 'list'
  asList: boolean
}

function View({ label, icon, asList }: ViewProps) {
  const { pathname, search } = useLocation()
  const { setHorizontal } = useFilterActions()
  const horizontal = useFilters(filters => filters.horizontal)
  return (
    <li>
      <ChoiceLink
        to={viewHref({ path: pathname, search }, asList)}
        rel={asList ? 'nofollow' : undefined}
        prefetch="intent"
        onChoose={() => setHorizontal(asList)}
        aria-label={label}
        aria-current={horizontal === asList || undefined}
        title={label}
      >
        <Icon name={icon} />
      </ChoiceLink>
    </li>
  )
}
