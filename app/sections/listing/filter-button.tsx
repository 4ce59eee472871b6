import '../../i18n/words/listing'
import type { MouseEvent } from 'react'
import { plural } from '../../i18n/format'
import { useTranslator } from '../../i18n/use-translator'
import { useActions } from '../../stores/provider'
import { Icon } from '../../ui/icon'
import styles from './toolbar.module.css'

/** The panel's id, by which the button opens it without a script. */
export const FILTERS_ID = 'filtros'
const ACTIVE_ID = 'filtros-ativos'

/** Opens the panel where it does not stand beside the products. */
export function FilterButton({ active }: { active: number }) {
  const t = useTranslator()
  const { panels } = useActions()
  function open(event: MouseEvent) {
    event.preventDefault()
    panels.open('filter')
  }
  return (
    <button
      type="button"
      className={styles.filter}
      popoverTarget={FILTERS_ID}
      aria-haspopup="dialog"
      aria-label={t('listing.filter')}
      aria-describedby={active > 0 ? ACTIVE_ID : undefined}
      onClick={open}
    >
      <Icon name="sliders-horizontal" />
      {t('listing.filter')}
      {active > 0 ? <ActiveCount active={active} /> : null}
    </button>
  )
}

function ActiveCount({ active }: { active: number }) {
  const t = useTranslator()
  const forms = { one: t('listing.activeOne', { count: active }), other: t('listing.activeOther', { count: active }) }
  return (
    <b>
      {active}
      <span id={ACTIVE_ID} className="visually-hidden">
        {plural(active, t.language, forms)}
      </span>
    </b>
  )
}
