import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import { useHydrated } from '../use-hydrated'
import styles from './search-form.module.css'
import { MAX_TERM_LENGTH } from './search-form-limit'

interface SearchFormProps {
  className?: string
  /** With the suggestion panel, whose code comes when somebody is about to search. */
  suggests?: boolean
}

/** Closed, as it stands until the panel comes. Without JavaScript there is none. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/** A plain GET form: the results page is /busca?busca=… with or without JavaScript. */
export function SearchForm({ className = '', suggests }: SearchFormProps) {
  const t = useTranslator()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [panel, setPanel] = useState<ReactNode>(null)
  const isCombobox = useHydrated() && suggests
  const [query] = useSearchParams()
  const term = query.get('busca') ?? query.get('q') ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term is shown; what is being typed stays.
  useEffect(() => () => void (form.current?.contains(document.activeElement) || form.current?.reset()), [term])
  function loadPanel(root: HTMLElement) {
    if (!suggests || panel) return
    // Without its code the form searches all the same; the next focus tries again.
    import('../search-panel/search-panel').then(
      ({ SearchPanel }) => setPanel(<SearchPanel root={root} />),
      () => {}
    )
  }
  const loadHere = ({ currentTarget }: SyntheticEvent<HTMLElement>) => loadPanel(currentTarget)
  const loadForEarlyFocus = useEffectEvent(() => {
    const root = form.current?.parentElement
    if (root?.contains(document.activeElement)) loadPanel(root)
  })
  useEffect(() => loadForEarlyFocus(), [])
  return (
    <search className={`${styles.search} ${className}`} onFocus={loadHere} onPointerDown={loadHere}>
      <Form ref={form} action="/busca" className={styles.form} discover="none">
        <label className="visually-hidden" htmlFor={id}>
          {t('header.search')}
        </label>
        <input
          id={id}
          type="search"
          name="busca"
          defaultValue={term}
          placeholder={t('header.searchPlaceholder')}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          {...(isCombobox && COMBOBOX)}
        />
        <button type="submit" aria-label={t('header.searchSubmit')}>
          <Icon name="search" />
        </button>
      </Form>
      {panel}
    </search>
  )
}
