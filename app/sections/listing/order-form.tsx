import '../../i18n/words/listing'
import '../../i18n/words/order'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Listing } from '../../models/listing'
import { Button } from '../../ui/button'
import styles from './order-form.module.css'
import { queryFields, queryValue } from './query-fields'

const PAGE_SIZES = [12, 24, 48]

/** Order and items per page: a plain GET form, sent by its button or, with JavaScript, on change. */
export function OrderForm({ listing }: { listing: Pick<Listing, 'orders' | 'limit'> }) {
  const t = useTranslator()
  const { pathname, search } = useLocation()
  const { action, fields } = queryFields(pathname, search, ['order', 'ipp'])
  return (
    // Browsers would put a reloaded page's selects back to a choice that the page no longer shows.
    <Form className={styles.form} action={action} preventScrollReset autoComplete="off">
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OrderSelect orders={listing.orders} />
      <PageSizeSelect limit={listing.limit} />
      <Button type="submit" small look="secondary" className={styles.submit}>
        {t('listing.apply')}
      </Button>
    </Form>
  )
}

function OrderSelect({ orders }: Pick<Listing, 'orders'>) {
  const t = useTranslator()
  const current = orders.find(({ active }) => active) ?? orders[0]
  return (
    <SubmittingSelect label={t('listing.order')} name="order" value={current ? queryValue(current.href, 'order') : ''}>
      {orders.map(({ id, label, href }) => (
        <option key={href} value={queryValue(href, 'order')}>
          {id ? t(`order.${id}`) : label}
        </option>
      ))}
    </SubmittingSelect>
  )
}

function PageSizeSelect({ limit }: Pick<Listing, 'limit'>) {
  const t = useTranslator()
  const sizes = PAGE_SIZES.includes(limit) ? PAGE_SIZES : [...PAGE_SIZES, limit].sort((a, b) => a - b)
  return (
    <SubmittingSelect label={t('listing.perPage')} name="ipp" value={String(limit)}>
      {sizes.map(size => (
        <option key={size}>{size}</option>
      ))}
    </SubmittingSelect>
  )
}

interface SubmittingSelectProps {
  label: string
  name: string
  value: string
  children: ReactNode
}

/** Sends its form on change, and follows the address when that changes by other ways (back, a link). */
function SubmittingSelect({ label, name, value, children }: SubmittingSelectProps) {
  const submit = useSubmit()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (select.current) select.current.value = value
  }, [value])
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        ref={select}
        name={name}
        defaultValue={value}
        onChange={event => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        {children}
      </select>
    </label>
  )
}
