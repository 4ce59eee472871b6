import '../../i18n/messages/brands.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './brand-index.module.css'

const TERM_FIELD = 'busca'
const MAX_TERM_LENGTH = 60

/** The filter's term. The address follows the typing, without a request for every letter. */
export function useBrandTerm() {
  const { search, key } = useLocation()
  const start = new URLSearchParams(search).get(TERM_FIELD)?.slice(0, MAX_TERM_LENGTH) ?? ''
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState({ term: start, key })
  // Another navigation (Back, a link to all brands) resets the term.
  if (state.key !== key) setState({ term: start, key })
  // Reads what was typed before hydration.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    setState(before => (before.term === typed ? before : { ...before, term: typed }))
  }, [])

  function type(typed: string) {
    setState({ term: typed, key })
    const query = typed.trim() ? `?${new URLSearchParams({ [TERM_FIELD]: typed.trim() })}` : ''
    // Bypasses the router, which would load the same brands again.
    history.replaceState(history.state, '', location.pathname + query)
  }

  function clear() {
    if (field.current) field.current.value = ''
    type('')
  }

  return { term: state.term, start, field, type, clear }
}

/** Filters the brands as the shopper types. Without JavaScript it is a plain GET form of the same page. */
export function BrandFilter({ start, field, type }: ReturnType<typeof useBrandTerm>) {
  const t = useTranslator()
  const id = useId()
  return (
    <search>
      <form action={PATHS.brands} className={styles.filter} onSubmit={event => event.preventDefault()}>
        <label htmlFor={id}>{t('brands.filter')}</label>
        <div>
          <Icon name="search" />
          <input
            key={start}
            ref={field}
            id={id}
            type="search"
            name={TERM_FIELD}
            defaultValue={start}
            maxLength={MAX_TERM_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            onInput={event => type(event.currentTarget.value)}
          />
        </div>
        <Button type="submit" small look="secondary">
          {t('brands.filterSubmit')}
        </Button>
      </form>
    </search>
  )
}
