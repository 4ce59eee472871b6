import type { ListingRequest } from '../models/listing/listing.ts'
import { DEFAULT_ORDER } from '../models/listing/listing-defaults.ts'
import { withoutView } from '../models/listing/listing-links.ts'
import { offsetOf } from '../models/listing/pagination.ts'
import type { ReadCall } from './client.ts'

/** Spec 7: `url` is path and query in one value. A search also sends its term. */
export function listingCall(request: ListingRequest): ReadCall {
  const { kind, path, search, limit, order } = request
  const term = kind === 'search' ? (new URLSearchParams(search).get('busca') ?? '') : null
  return {
    path: `url/product/listing/${kind}`,
    query: {
      url: path + withoutView(search),
      ...(term !== null && { busca: term }),
      offset: String(offsetOf(request)),
      limit: String(limit),
      order: order || DEFAULT_ORDER
    },
    timing: 'page'
  }
}
