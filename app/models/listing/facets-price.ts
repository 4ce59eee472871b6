import type { WireDetalhes, WireFaixa } from '../../contract/listing.ts'
import type { MapContext } from '../store/map-context.ts'
import { priceText } from './facets-text.ts'
import { toFacetValues } from './facets-value.ts'
import { type Page, priceHref } from './listing-links.ts'
import { isOpenEnded, NO_END, type PriceBounds, type PriceSpan, readPrice } from './listing-price.ts'

export type PriceFacet = NonNullable<ReturnType<typeof toPriceFacet>>

/** Bounds in whole BRL, for the slider and its inputs. */
export function toPriceFacet({ filtrosPreco }: WireDetalhes, context: MapContext, page: Page & { isEmpty: boolean }) {
  const span = readPrice(page.search)
  if (filtrosPreco.length === 0 && !span) return null
  return {
    ...toBounds(filtrosPreco, span, page.isEmpty),
    /** The choice in the address. Null when there is none. */
    span,
    ranges: toFacetValues(labelled(filtrosPreco, span, context), context, page),
    clearHref: priceHref(page, null)
  }
}

/** Labels the active range by the price in the address, as its chip does. */
function labelled(ranges: readonly WireFaixa[], span: PriceSpan | null, { language }: MapContext) {
  const asked = span && { de: span.from, ate: span.to }
  return ranges.map(range => ({ ...range, label: priceText((range.ativo && asked) || range, language) }))
}

/** Bounds of the API's own ranges, so that a chosen span does not narrow the slider. Without ranges, those of the choice. */
function toBounds(ranges: readonly WireFaixa[], span: PriceSpan | null, isEmpty: boolean): PriceBounds {
  const others = ranges.filter(({ ativo }) => !ativo)
  const own = ranges.filter(range => !range.ativo || !isComposed(range, others, isEmpty))
  const all = own.length > 0 || !span ? own : [{ de: span.from, ate: span.to }]
  const open = all.some(isOpenEnded)
  const starts = all.map(({ de }) => de)
  const ends = all.filter(range => !isOpenEnded(range)).map(({ ate }) => ate ?? 0)
  const bounds = { min: Math.floor(Math.min(...starts)), max: Math.ceil(Math.max(...starts, ...ends)) }
  return open ? { ...bounds, open } : bounds
}

type Range = Pick<WireFaixa, 'de' | 'ate'>

/** Whether the API made the active range from the shopper's choice: it overlaps another range, or the listing is empty. */
function isComposed(active: Range, others: readonly Range[], isEmpty: boolean): boolean {
  return isEmpty || others.some(range => range.de < endOf(active) && active.de < endOf(range))
}

function endOf(range: Range): number {
  return isOpenEnded(range) || range.ate === null ? NO_END : range.ate
}
