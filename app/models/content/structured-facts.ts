import type { PropertyValue, UnitPriceSpecification } from 'schema-dts'
import { type Duty, dutyOf, findDuty } from '../product/duties.ts'
import type { FactTable } from '../product/fact-table.ts'
import type { Measure } from '../product/measure.ts'
import type { NutritionFacts } from '../product/nutrition.ts'
import { baseOf } from '../product/unit-price.ts'
import { decimalBRL } from '../store/money.ts'
import { CURRENCY } from './structured-shipping.ts'

export interface DescribedFacts {
  facts?: readonly FactTable[]
  nutrition?: NutritionFacts | null
  measure?: Measure | null
}

/** What the page says of the product itself: its origin, and all other facts and nutrients by name. */
export function factProperties({ facts = [], nutrition }: DescribedFacts) {
  const origin = findDuty(facts, 'origin')
  const others = [...facts.flatMap(toProperties), ...(nutrition ? nutrients(nutrition) : [])]
  return {
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } as const }),
    ...(others.length > 0 && { additionalProperty: others })
  }
}

/** The origin is `countryOfOrigin`, and the kind decides only which cautions are shown. */
const SAID_OTHERWISE = new Set<Duty | undefined>(['origin', 'kind'])

/** UN/CEFACT codes. */
const UNITS = { g: 'GRM', ml: 'MLT', un: 'C62' }

/** The price of the pack, with its content and the measure to compare it by. */
export function unitPriceThing(cents: number, { amount, unit }: Measure): UnitPriceSpecification {
  const unitCode = UNITS[unit]
  return {
    '@type': 'UnitPriceSpecification',
    price: decimalBRL(cents),
    priceCurrency: CURRENCY,
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: amount,
      unitCode,
      valueReference: { '@type': 'QuantitativeValue', value: baseOf(unit), unitCode }
    }
  }
}

function toProperties({ title, rows }: FactTable): PropertyValue[] {
  const shown = rows.filter(({ href, label }) => !href && !SAID_OTHERWISE.has(dutyOf(label)))
  return shown.map(({ label, value }) => property(label || title, value))
}

/** Per serving: the columns that follow from it would only make the document longer. */
function nutrients({ title, serving, servings, highIn, rows }: NutritionFacts): PropertyValue[] {
  const pack = [servings, serving].filter(Boolean).join('; ')
  return [
    ...(pack ? [property(title, pack)] : []),
    ...(highIn.length > 0 ? [property('ALTO EM', highIn.join(', '))] : []),
    ...rows.map(({ label, amount }) => property(label, amount))
  ]
}

function property(name: string, value: string) {
  return { '@type': 'PropertyValue' as const, name, value }
}
