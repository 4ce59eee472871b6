import '../../i18n/words/listing'
import { useLayoutEffect, useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import grid from './product-grid.module.css'
import styles from './toolbar.module.css'

const KEY = 'listing-view'
const LIST = 'lista'

/**
 * Spec 3: whether cards lie. The style sheet reads the radio buttons themselves, so that they also work without
 * JavaScript; with it the choice is kept.
 */
export function ViewSwitch() {
  const t = useTranslator()
  const list = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (list.current && readView() === LIST) list.current.checked = true
  }, [])
  return (
    <fieldset className={styles.view} onChange={event => storeView(event.target)}>
      <legend className="visually-hidden">{t('listing.view')}</legend>
      <label title={t('listing.grid')}>
        <input type="radio" name="exibicao" value="grade" defaultChecked aria-label={t('listing.grid')} />
        <Icon name="layout-grid" />
      </label>
      <label title={t('listing.list')}>
        <input
          ref={list}
          className={grid.asList}
          type="radio"
          name="exibicao"
          value={LIST}
          aria-label={t('listing.list')}
        />
        <Icon name="list" />
      </label>
    </fieldset>
  )
}

function readView(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function storeView(input: EventTarget): void {
  if (!(input instanceof HTMLInputElement)) return
  try {
    localStorage.setItem(KEY, input.value)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
