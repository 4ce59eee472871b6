import '../../i18n/messages/search.ts'
import { type MouseEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { counted } from '../../i18n/format.ts'
import type { Translator } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { recordEvent } from '../../stores/shop-events.ts'
import { useListener } from '../../ui/use-listener.ts'
import { MAIN_ID } from '../page-changes/main-id.ts'
import type { Option } from './option-groups.ts'
import { OptionList } from './option-list.tsx'
import { RecentControls } from './recent-controls.tsx'
import { cleanTerm, useRecent } from './recent-searches.ts'
import * as styles from './search-panel.module.css'
import { useActiveOption } from './use-active-option.ts'
import { useOptionGroups } from './use-option-groups.ts'
import { type SearchElements, useSearchField } from './use-search-field.ts'

export function SearchPanel(elements: SearchElements) {
  const t = useTranslator()
  const listId = useId()
  const field = useSearchField(elements)
  const recent = useRecent()
  const { groups, message, removable } = useOptionGroups(field, recent.terms)
  const options = groups.flatMap(group => group.options)
  const expanded = field.open && options.length > 0
  const visible = expanded || (field.open && message !== '')
  const room = useRoom(visible)
  const choose = useChoice(elements, field.close, recent.remember)
  const active = useActiveOption(elements, { listId, options, expanded, field, forget: recent.forget })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field. */}
      <div
        ref={room}
        className={styles.panel}
        hidden={!visible}
        data-suggestions=""
        data-scrolls={removable || undefined}
        onMouseDown={event => event.preventDefault()}
      >
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.body}>
          <OptionList id={listId} groups={groups} active={active} scrolls={!removable} onChoose={choose} />
          {removable && <RecentControls recent={recent} onDone={() => elements.input.focus()} />}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {visible && (message || countText(options, t))}
      </p>
    </>
  )
}

function useChoice({ root, input }: SearchElements, close: () => void, remember: (term: string) => void) {
  useListener(root, ['submit'], () => {
    search(cleanTerm(input.value))
    leave()
  })

  return function choose({ term = '' }: Option, { metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    search(term)
    if (metaKey || ctrlKey || shiftKey) return
    input.form?.reset()
    leave()
  }

  function search(term: string): void {
    if (term === '') return
    remember(term)
    recordEvent({ name: 'search', term })
  }

  // Moves the focus to the content, also when the results have the same path. This also hides a phone's keyboard.
  function leave(): void {
    close()
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
}

/** Sets `--room` on the panel: the height from its top to the bottom of the visual viewport, above a phone's keyboard. */
function useRoom(visible: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [viewport, panel] = [window.visualViewport, ref.current]
    if (!visible || !viewport || !panel) return
    const measure = () => {
      const room = viewport.offsetTop + viewport.height - panel.getBoundingClientRect().top
      panel.style.setProperty('--room', `${Math.round(room)}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [visible])
  return ref
}

function countText(options: readonly Option[], t: Translator): string {
  const count = options.filter(({ kind }) => kind !== 'all').length
  return counted('search.count', count, t)
}
