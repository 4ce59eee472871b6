import { readListDetail, readListIndex } from '../contract/lists.ts'
import { type ListsRequest, toListIndex } from '../models/cart/lists.ts'
import { toShoppingList } from '../models/cart/shopping-list.ts'
import { offsetOf } from '../models/listing/pagination.ts'
import { defineRead } from './client.ts'

export const fetchLists = defineRead(
  (request: ListsRequest) => ({
    path: 'url/list/listing',
    query: { url: request.path, offset: String(offsetOf(request)), limit: String(request.limit) },
    timing: 'page'
  }),
  readListIndex,
  toListIndex,
  JSON.stringify
)

export const fetchList = defineRead(
  (url: string) => ({ path: 'url/list/detail', query: { url }, timing: 'page' }),
  readListDetail,
  toShoppingList
)
