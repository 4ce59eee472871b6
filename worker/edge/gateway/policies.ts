import type { CachePolicy } from '../../../app/contract/cache-policies'
import type { GatewayCall } from './gateway-call'
import type { Endpoint } from './match-endpoint'

/** The cache policy of a read; null for a call that is never cached. */
export function policyFor({
  endpoint,
  path,
  query
}: Pick<GatewayCall, 'endpoint' | 'path' | 'query'>): CachePolicy | null {
  const { cache } = endpoint
  return cache && ONE_SPELLING.test(path) && cache.isCacheable(query) ? cache.policy : null
}

const ONE_SPELLING = /^[a-z\d/-]+$/

/** Whether the name in the path is one of the store's. True for endpoints without names. */
export function isKnownName({ names }: Pick<Endpoint, 'names'>, path: string): boolean {
  return names?.includes(path.slice(path.lastIndexOf('/') + 1)) ?? true
}
