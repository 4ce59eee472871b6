import { readListDetail, readListIndex } from '../contract/lists.ts'
import { type ListIndex, type ListsRequest, toListIndex } from '../models/cart/lists.ts'
import { type ShoppingList, toShoppingList } from '../models/cart/shopping-list.ts'
import { offsetOf } from '../models/listing/pagination.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const readIndex = memoizedParser(readListIndex, toListIndex, (request: ListsRequest) => JSON.stringify(request))
const readList = memoizedParser(readListDetail, toShoppingList)

/** The lists of one page of `/lista`. */
export function fetchLists(
  transport: Transport,
  request: ListsRequest,
  context: MapContext
): Promise<ApiResult<ListIndex>> {
  const query = { url: request.path, offset: String(offsetOf(request)), limit: String(request.limit) }
  return callApi(
    transport,
    { method: 'GET', path: 'url/list/listing', query, timing: 'page' },
    readIndex(context, request)
  )
}

/** One list by its path, `/lista/imunidade`. */
export function fetchList(transport: Transport, url: string, context: MapContext): Promise<ApiResult<ShoppingList>> {
  return callApi(
    transport,
    { method: 'GET', path: 'url/list/detail', query: { url }, timing: 'page' },
    readList(context)
  )
}
