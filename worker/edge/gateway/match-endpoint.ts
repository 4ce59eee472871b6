import type { CachePolicy } from '../../../app/contract/cache-policies'
import { endpoints, type Method, parameters, type Row } from '../../../app/contract/endpoints'

/** A row of the table of API calls, with its name in the table. */
export interface Endpoint extends Row {
  name: string
  method: Method
  /** Matches every path of the row, below /api/v2/front/. */
  pattern: RegExp
}

export const API_PREFIX = '/api/v2/front/'

/** The endpoint of a call; null when the contract has no such call. */
export function findEndpoint(method: string, path: string): Endpoint | null {
  return findEndpoints(path).find(endpoint => endpoint.method === method) ?? null
}

/** The endpoints of a path below /api/v2/front/, one for each method. */
export function findEndpoints(path: string): readonly Endpoint[] {
  return PLAIN.get(path) ?? WITH_PARAMETER.filter(({ pattern }) => pattern.test(path))
}

/** The cache policy of a read; null for a call that is never cached. */
export function policyFor({ cache }: Endpoint, path: string, query: URLSearchParams): CachePolicy | null {
  return cache && ONE_SPELLING.test(path) && cache.isCacheable(query) ? cache.policy : null
}

const ONE_SPELLING = /^[a-z\d/-]+$/

/** Whether the name in the path is one of the store's. True for endpoints without names. */
export function isKnownName({ names }: Endpoint, path: string): boolean {
  return names?.includes(path.slice(path.lastIndexOf('/') + 1)) ?? true
}

/**
 * Removes parameters that repeat the path, by their own name or as `hash`, from the query of a cached read.
 * Some clients send them. Both spellings then share one cache entry.
 */
export function withoutRepeats({ name, cache }: Endpoint, path: string, query: URLSearchParams): URLSearchParams {
  const [, parameter] = /\{(\w+)\}$/.exec(name) ?? []
  if (!cache || !parameter || query.size === 0) return query
  const value = path.slice(path.lastIndexOf('/') + 1)
  return new URLSearchParams([...query].filter(([key, said]) => said !== value || ![parameter, 'hash'].includes(key)))
}

const NO_PATH = '[]'
const ALL = Object.entries<Row>(endpoints).map(([name, row]) => toEndpoint(name, row))
const WITH_PARAMETER = ALL.filter(({ name }) => name.includes('{'))
const PLAIN = Map.groupBy(
  ALL.filter(({ name }) => !name.includes('{')),
  ({ name }) => name.slice(name.indexOf(' ') + 1)
)

function toEndpoint(name: string, row: Row): Endpoint {
  const [method, path] = name.split(' ') as [Method, string]
  const pattern = path.replace(/\{(\w+)\}/, (_, parameter: string) => parameters[parameter]?.source ?? NO_PATH)
  return { ...row, name, method, pattern: new RegExp(`^${pattern}$`) }
}
