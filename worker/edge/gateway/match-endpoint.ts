import type { CachePolicy } from '../../../app/contract/cache-policies'
import { endpoints, type Method, parameters, type Row } from '../../../app/contract/endpoints'

export interface Endpoint extends Row {
  name: string
  method: Method
  pattern: RegExp
}

export const API_PREFIX = '/api/v2/front/'

export function findEndpoint(method: string, path: string): Endpoint | null {
  return findEndpoints(path).find(endpoint => endpoint.method === method) ?? null
}

export function findEndpoints(path: string): readonly Endpoint[] {
  return PLAIN.get(path) ?? WITH_PARAMETER.filter(({ pattern }) => pattern.test(path))
}

export function policyFor({ cache }: Endpoint, path: string, query: URLSearchParams): CachePolicy | null {
  return cache && ONE_SPELLING.test(path) && cache.isCacheable(query) ? cache.policy : null
}

const ONE_SPELLING = /^[a-z\d/-]+$/

export function isKnownName({ names }: Endpoint, path: string): boolean {
  return names?.includes(path.slice(path.lastIndexOf('/') + 1)) ?? true
}

/** Drops parameters that repeat the path, as some clients send them, so that both spellings share one cache entry. */
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
