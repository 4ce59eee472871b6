import '../../i18n/messages/listing.ts'
import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { PriceFacet } from '../../models/listing/facets-price.ts'
import { PRICE_FIELDS } from '../../models/listing/listing-price.ts'
import { Button } from '../../ui/button.tsx'
import { FacetValues } from './facet-values.tsx'
import { useFilterActions, useFilters } from './filters-provider.tsx'
import * as styles from './price-filter.module.css'
import { PriceSlider, useEarlierValue } from './price-slider.tsx'
import { QueryFields } from './query-fields.tsx'

/** A slider, its two fields and the API's own ranges. Without JavaScript the server builds the address from the fields. */
export function PriceFilter({ price }: { price: PriceFacet }) {
  const t = useTranslator()
  const { pathname } = useLocation()
  const { applyPrice } = useFilterActions()
  function apply(event: SubmitEvent) {
    event.preventDefault()
    void applyPrice()
  }
  return (
    <>
      {price.max > price.min ? (
        <form className={styles.form} action={pathname} noValidate autoComplete="off" onSubmit={apply}>
          <QueryFields asked={Object.values(PRICE_FIELDS)} />
          <PriceSlider bounds={price} />
          <div className={styles.amounts}>
            <Amount end="from" label={t('listing.min')} />
            <Amount end="to" label={t('listing.max')} />
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

function Amount({ end, label }: { end: keyof typeof PRICE_FIELDS; label: string }) {
  const { typePrice } = useFilterActions()
  const value = useFilters(({ typed }) => typed[end])
  const type = (text: string) => typePrice({ [end]: text })
  return (
    <label>
      <span>{label}</span>
      <input
        ref={useEarlierValue(type)}
        type="number"
        name={PRICE_FIELDS[end]}
        value={value}
        min={0}
        step={1}
        inputMode="numeric"
        onChange={event => type(event.currentTarget.value)}
      />
    </label>
  )
}
