import '../../i18n/words/listing'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { PriceFacet } from '../../models/facets-price'
import { priceHref } from '../../models/listing-links'
import { choosePrice, PRICE_FIELDS, readAmount } from '../../models/listing-price'
import { Button } from '../../ui/button'
import { FacetValues } from './facet-values'
import styles from './price-filter.module.css'
import { PriceSlider } from './price-slider'
import { queryFields } from './query-fields'

/** A slider, its two amounts and the API's own ranges. Without JavaScript the server makes the address of the fields. */
export function PriceFilter({ price }: { price: PriceFacet }) {
  const t = useTranslator()
  const { typed, type, action, fields, apply } = usePriceForm(price)
  return (
    <>
      {price.max > price.min ? (
        <form className={styles.form} action={action} noValidate autoComplete="off" onSubmit={apply}>
          {fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PriceSlider bounds={price} typed={typed} onType={type} />
          <div className={styles.amounts}>
            <Amount
              label={t('listing.min')}
              name={PRICE_FIELDS.from}
              value={typed.from}
              onType={from => type({ from })}
            />
            <Amount label={t('listing.max')} name={PRICE_FIELDS.to} value={typed.to} onType={to => type({ to })} />
          </div>
          <Button type="submit" small wide look="secondary">
            {t('listing.usePrice')}
          </Button>
        </form>
      ) : null}
      {price.ranges.length > 1 ? <FacetValues title={t('listing.price')} values={price.ranges} /> : null}
    </>
  )
}

/** What stands in the two fields. */
export interface TypedPrice {
  from: string
  to: string
}

function usePriceForm(price: PriceFacet) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { action, fields } = queryFields(pathname, search, Object.values(PRICE_FIELDS))
  const { from, to } = price
  const { typed, type, settle } = useTyped(written(from, to))
  function apply(event: SubmitEvent) {
    event.preventDefault()
    const query = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
    const choice = choosePrice({ from: readAmount(typed.from), to: readAmount(typed.to) }, price)
    settle(written(choice?.from ?? price.min, Math.min(choice?.to ?? price.max, price.max)))
    const href = priceHref({ path: action, search: String(query) }, choice)
    if (href !== pathname + search) navigate(href, { preventScrollReset: true })
  }
  return { typed, type, action, fields, apply }
}

/** Follows the address, which changes by other ways too (a chip, a range, back), but never under what is being typed. */
function useTyped({ from, to }: TypedPrice) {
  const [typed, setTyped] = useState({ from, to })
  const isEdited = useRef(false)
  useEffect(() => {
    if (!isEdited.current) setTyped({ from, to })
  }, [from, to])
  function type(change: Partial<TypedPrice>) {
    isEdited.current = true
    setTyped(now => ({ ...now, ...change }))
  }
  function settle(price: TypedPrice) {
    isEdited.current = false
    setTyped(price)
  }
  return { typed, type, settle }
}

function written(from: number, to: number): TypedPrice {
  return { from: String(from), to: String(to) }
}

interface AmountProps {
  label: string
  name: string
  value: string
  onType: (value: string) => void
}

function Amount({ label, name, value, onType }: AmountProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="number"
        name={name}
        value={value}
        min={0}
        step={1}
        inputMode="numeric"
        onChange={event => onType(event.currentTarget.value)}
      />
    </label>
  )
}
