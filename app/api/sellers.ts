import { readSeller, readSellers } from '../contract/sellers.ts'
import { type Seller, toSeller, toSellers } from '../models/content/sellers.ts'
import type { MapContext } from '../models/store/map-context.ts'
import { callApi, defineRead, memoizedParser, type Transport } from './client.ts'
import type { ApiResult } from './failure.ts'

const readAll = memoizedParser(readSellers, toSellers)

const UNKNOWN = [404, 405, 410]

/** Null: the API has no such call, which is an extension of the contract. */
export async function fetchSellers(transport: Transport, context: MapContext): Promise<ApiResult<Seller[]> | null> {
  const call = { method: 'GET', path: 'marketplace/sellers', timing: 'page' } as const
  const result = await callApi(transport, call, readAll(context))
  return result.ok || !UNKNOWN.includes(result.status) ? result : null
}

export const fetchSeller = defineRead(
  (slug: string) => ({ path: `marketplace/seller/${encodeURIComponent(slug)}`, timing: 'page' }),
  readSeller,
  ({ vendedor }, context) => toSeller(vendedor, context)
)
