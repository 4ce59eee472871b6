import { canonicalPath } from '../content/canonical-path.ts'
import type { Settings } from '../store/settings.ts'
import type { ListingKind, ListingRequest } from './listing.ts'
import { DEFAULT_ORDER } from './listing-defaults.ts'
import { withoutPriceForm } from './listing-price.ts'
import { ORDERS, orderId } from './order.ts'
import { readPaging } from './pagination.ts'

const MAX_ORDER_LENGTH = 40

export function readListingRequest(
  kind: ListingKind,
  { pathname, search, searchParams }: URL,
  settings: Pick<Settings, 'order' | 'pageSize'>
): ListingRequest {
  const order = searchParams.get('order')?.slice(0, MAX_ORDER_LENGTH) || settings.order || DEFAULT_ORDER
  const id = orderId(order)
  return {
    kind,
    path: canonicalPath(pathname),
    search: withoutPriceForm(search),
    order: id ? ORDERS[id] : order,
    ...readPaging(searchParams, settings.pageSize)
  }
}
