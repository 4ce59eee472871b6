import '../../i18n/messages/listing.ts'
import type { MouseEvent } from 'react'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingView } from '../../models/listing/listing.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { Icon } from '../../ui/icon.tsx'
import { isDialogShown, showDialog } from '../../ui/show-dialog.ts'
import { useFilterActions } from './filters-provider.tsx'
import * as styles from './toolbar.module.css'
import { useChips } from './use-chips.ts'

/** Id of the panel. The button opens it without a script. */
export const FILTERS_ID = 'filtros'
export const FILTER_DIALOG_ID = 'filtros-dialogo'
const ACTIVE_ID = 'filtros-ativos'

export function FilterButton({ listing }: { listing: ListingView }) {
  const t = useTranslator()
  const filters = useFilterActions()
  const count = useChips(listing).length
  function open(event: MouseEvent) {
    event.preventDefault()
    showDialog(FILTER_DIALOG_ID)
    afterPaint(() => isDialogShown(FILTER_DIALOG_ID) && filters.open())
  }
  return (
    <button
      type="button"
      className={styles.filter}
      popoverTarget={FILTERS_ID}
      aria-haspopup="dialog"
      aria-label={t('listing.filter')}
      aria-describedby={count > 0 ? ACTIVE_ID : undefined}
      onClick={open}
    >
      <Icon name="sliders-horizontal" />
      {t('listing.filter')}
      {count > 0 ? (
        <b>
          {count}
          <span id={ACTIVE_ID} className="visually-hidden">
            {counted('listing.active', count, t)}
          </span>
        </b>
      ) : null}
    </button>
  )
}
