import '../../i18n/messages/search'
import { type MouseEvent, useId } from 'react'
import { counted } from '../../i18n/format'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { Option } from './option-groups'
import { OptionList } from './option-list'
import { RecentControls } from './recent-controls'
import { useRecent } from './recent-searches'
import styles from './search-panel.module.css'
import { useActiveOption } from './use-active-option'
import { useChoice } from './use-choice'
import { useOptionGroups } from './use-option-groups'
import { useRoom } from './use-room'
import { inputOf, useSearchField } from './use-search-field'

export function SearchPanel({ root }: { root: HTMLElement }) {
  const t = useTranslator()
  const listId = useId()
  const field = useSearchField(root)
  const recent = useRecent()
  const { groups, message, removable } = useOptionGroups(field, recent.terms)
  const options = groups.flatMap(group => group.options)
  const expanded = field.open && options.length > 0
  const visible = expanded || (field.open && message !== '')
  const room = useRoom(visible)
  const choose = useChoice(root, field.close, recent.remember)
  const keys = { onOpen: field.show, onClose: field.close, onDelete: ({ label }: Option) => recent.forget(label) }
  const active = useActiveOption({ root, listId, options, expanded, ...keys })
  const stay = () => inputOf(root)?.focus()
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field. */}
      <div
        ref={room}
        className={styles.panel}
        hidden={!visible}
        data-suggestions=""
        data-scrolls={removable || undefined}
        onMouseDown={keep}
      >
        {message && <p className={styles.message}>{message}</p>}
        <div className={styles.body}>
          <OptionList id={listId} groups={groups} active={active} scrolls={!removable} onChoose={choose} />
          {removable && <RecentControls recent={recent} onDone={stay} />}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {visible && (message || countText(options, t))}
      </p>
    </>
  )
}

function keep(event: MouseEvent): void {
  event.preventDefault()
}

function countText(options: readonly Option[], t: Translator): string {
  const count = options.filter(({ kind }) => kind !== 'all').length
  return counted('search.count', count, t)
}
