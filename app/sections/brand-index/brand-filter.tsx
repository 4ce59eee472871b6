import '../../i18n/messages/brands'
import { useId } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import styles from './brand-index.module.css'
import { type BrandTerm, MAX_TERM_LENGTH, TERM_FIELD } from './use-brand-term'

/** Filters the brands as the shopper types. Without JavaScript it is a plain GET form of the same page. */
export function BrandFilter({ start, field, type }: BrandTerm) {
  const t = useTranslator()
  const id = useId()
  return (
    <search>
      <form action="/marcas" className={styles.filter} onSubmit={event => event.preventDefault()}>
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
