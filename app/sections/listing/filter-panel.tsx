import '../../i18n/messages/listing'
import { useRef } from 'react'
import { plural } from '../../i18n/format'
import { useTranslator } from '../../i18n/use-translator'
import type { ListingView } from '../../models/listing/listing'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { closeDialog } from '../../ui/show-dialog'
import { ChoiceLink } from './choice-link'
import { FILTER_DIALOG_ID, FILTERS_ID } from './filter-button'
import styles from './filter-panel.module.css'
import { Filters } from './filters'
import { useFilterActions } from './filters-provider'
import { useFilterPanel } from './use-filter-panel'

/**
 * The facets as links that the API itself toggles. On wide screens they are beside the products. On others they move into
 * the dialog "Filtrar" when it opens; without JavaScript they are a popover.
 */
export function FilterPanel({ listing }: { listing: ListingView }) {
  const t = useTranslator()
  const aside = useRef<HTMLElement>(null)
  const { isOpen, isShown, close } = useFilterPanel(aside)
  const filters = (
    <>
      <div className={styles.head}>
        <h2>{t('listing.filter')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
          onClick={closePanel}
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      <div className={styles.body}>
        <Filters listing={listing} />
      </div>
    </>
  )
  return (
    <>
      <aside ref={aside} id={FILTERS_ID} popover="auto" className={styles.panel} aria-label={t('listing.filter')}>
        {isShown ? null : filters}
      </aside>
      <Dialog id={FILTER_DIALOG_ID} className={styles.dialog} label={t('listing.filter')} open={isOpen} onClose={close}>
        {isShown ? filters : null}
        {isShown ? <Foot listing={listing} /> : null}
      </Dialog>
    </>
  )
}

/** Filters apply at once behind the panel. The button shows the number of products and closes the panel. */
function Foot({ listing: { total, filtered, clearHref } }: { listing: ListingView }) {
  const t = useTranslator()
  const { clear } = useFilterActions()
  const forms = { one: t('listing.showOne', { count: total }), other: t('listing.showOther', { count: total }) }
  return (
    <footer className={styles.foot}>
      {filtered ? (
        <ChoiceLink to={clearHref} prefetch="intent" onChoose={clear}>
          {t('listing.clear')}
        </ChoiceLink>
      ) : null}
      <Button wide onClick={closePanel} aria-live="polite">
        {plural(total, t.language, forms)}
      </Button>
    </footer>
  )
}

function closePanel(): void {
  closeDialog(FILTER_DIALOG_ID)
}
