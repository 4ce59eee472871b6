import { readListing } from '../contract/listing.ts'
import { DEFAULT_ORDER } from '../models/listing/listing-defaults.ts'
import { pricedSearch } from '../models/listing/price-words.ts'
import { SUGGESTED_PRODUCTS, searchPath, toSuggestions } from '../models/listing/suggestions.ts'
import { defineRead } from './client.ts'
import { listingCall } from './listing-call.ts'

const OWN = 'https://own.invalid'

export const fetchSuggestions = defineRead(
  (term: string) => {
    const typed = new URL(searchPath(term), OWN)
    const { pathname: path, search } = new URL(pricedSearch(typed, term) ?? typed, OWN)
    const page = { page: 1, limit: SUGGESTED_PRODUCTS, order: DEFAULT_ORDER }
    return { ...listingCall({ kind: 'search', path, search, ...page }), timing: 'section' }
  },
  readListing,
  toSuggestions,
  term => term
)
