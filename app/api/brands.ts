import { readBrands } from '../contract/brands.ts'
import { toBrandGroups } from '../models/listing/brands.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, memoizedParser, type Transport } from './client.ts'

const read = memoizedParser(readBrands, toBrandGroups)

export function fetchBrands(transport: Transport, context: MapContext) {
  return callApi(transport, { method: 'GET', path: 'brands', query: { ativo: 'true' }, timing: 'page' }, read(context))
}
