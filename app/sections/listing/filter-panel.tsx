import '../../i18n/messages/listing.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ListingView } from '../../models/listing/listing.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { closeDialog } from '../../ui/show-dialog.ts'
import { ChoiceLink } from './choice-link.tsx'
import { FILTER_DIALOG_ID, FILTERS_ID } from './filter-button.tsx'
import * as styles from './filter-panel.module.css'
import { Filters } from './filters.tsx'
import { useFilterActions, useFilters } from './filters-provider.tsx'

/** Duration of the closing transition in filter-panel.module.css. */
const CLOSING_MS = 300

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

/** Filters apply at once behind the panel, but for typed prices, which the button applies. It closes the panel. */
function Foot({ listing: { total, filtered, clearHref } }: { listing: ListingView }) {
  const t = useTranslator()
  const { clear, applyPrice } = useFilterActions()
  function show() {
    void applyPrice()
    closePanel()
  }
  return (
    <footer className={styles.foot}>
      {filtered ? (
        <ChoiceLink to={clearHref} prefetch="intent" onChoose={clear}>
          {t('listing.clear')}
        </ChoiceLink>
      ) : null}
      <Button wide onClick={show} aria-live="polite">
        {counted('listing.show', total, t)}
      </Button>
    </footer>
  )
}

function closePanel(): void {
  closeDialog(FILTER_DIALOG_ID)
}

/** The dialog's state. Choosing filters keeps it open; a path change or Back closes it. */
function useFilterPanel(aside: RefObject<HTMLElement | null>) {
  const { open, close } = useFilterActions()
  const { pathname, key } = useLocation()
  const wentBack = useNavigationType() === 'POP'
  const isOpen = useFilters(({ showFilter }) => showFilter)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on a path change and on unmount.
  useEffect(() => () => close(), [close, pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation.
  useEffect(() => {
    if (wentBack) close()
  }, [close, wentBack, key])
  useEffect(() => {
    if (hidePopover(aside.current)) open()
  }, [open, aside])
  return { isOpen, isShown: useLingering(isOpen, CLOSING_MS), close }
}

/** Closes the popover. Returns true if the shopper had opened it before hydration. */
function hidePopover(element: HTMLElement | null): boolean {
  if (!element || !('hidePopover' in element) || !element.matches(':popover-open')) return false
  element.hidePopover()
  return true
}

/** True while `flag` is, and for `delayMs` after. */
function useLingering(flag: boolean, delayMs: number): boolean {
  const [lingers, setLingers] = useState(false)
  useEffect(() => {
    if (flag) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), delayMs)
    return () => clearTimeout(timer)
  }, [flag, delayMs])
  return flag || lingers
}
