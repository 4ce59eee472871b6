import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { Icon } from '../../ui/icon.tsx'
import * as styles from './search-form.module.css'
import { MAX_TERM_LENGTH, readTerm } from './search-term.ts'

/** A plain GET form: the results page is /busca?busca=… with or without JavaScript. `suggests` adds the suggestion panel. */
export function SearchForm({ className, suggests }: { className: string | undefined; suggests?: boolean }) {
  const t = useTranslator()
  const id = useId()
  const [query] = useSearchParams()
  return (
    <search className={`${styles.search} ${className}`} data-search={suggests ? 'suggests' : ''}>
      <form action={PATHS.search} className={styles.form}>
        <label className="visually-hidden" htmlFor={id}>
          {t('header.search')}
        </label>
        <input
          id={id}
          type="search"
          name="busca"
          defaultValue={readTerm(query)}
          placeholder={t('header.searchPlaceholder')}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={t('header.searchSubmit')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
