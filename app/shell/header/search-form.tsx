import { useId } from 'react'
import { Form, useSearchParams } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import styles from './search-form.module.css'

/** The API reads no more of a search than this. */
const MAX_TERM_LENGTH = 200

/** A plain GET form: the results page is /busca?busca=… with or without JavaScript. */
export function SearchForm({ className = '' }: { className?: string }) {
  const t = useTranslator()
  const id = useId()
  const [query] = useSearchParams()
  const term = query.get('busca') ?? ''
  return (
    <search className={className}>
      <Form action="/busca" className={styles.form} discover="none">
        <label className="visually-hidden" htmlFor={id}>
          {t('header.search')}
        </label>
        <input
          key={term}
          id={id}
          type="search"
          name="busca"
          defaultValue={term}
          placeholder={t('header.searchPlaceholder')}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('header.searchSubmit')}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  )
}
