import { readListing } from '../contract/listing.ts'
import { DEFAULT_ORDER } from '../models/listing/listing-defaults.ts'
import { SUGGESTED_PRODUCTS, type Suggestions, searchPath, toSuggestions } from '../models/listing/suggestions.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'
import { listingCall } from './listing-call.ts'

const read = memoizedParser(readListing, toSuggestions, (term: string) => term)

/** The first products of a search and what the same answer says besides: the call of the results page, smaller. */
export function fetchSuggestions(
  transport: Transport,
  term: string,
  context: MapContext
): Promise<ApiResult<Suggestions>> {
  const url = new URL(searchPath(term), 'https://own.invalid')
  const call = listingCall({
    kind: 'search',
    path: url.pathname,
    search: url.search,
    page: 1,
    limit: SUGGESTED_PRODUCTS,
    order: DEFAULT_ORDER
  })
  return callApi(transport, { ...call, timing: 'section' }, read(context, term))
}
