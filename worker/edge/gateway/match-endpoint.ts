import { type EndpointName, endpoints, type Method, parameters, type Row } from '../../../app/contract/endpoints.ts'

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

/** The fields of a gateway call of the store's own. */
export function callOf(name: EndpointName, query: Record<string, string> = {}) {
  const endpoint = toEndpoint(name, endpoints[name])
  return {
    endpoint,
    method: endpoint.method,
    path: name.slice(endpoint.method.length + 1),
    query: new URLSearchParams(query)
  }
}

/** The policy of a cached call, and the query that it is asked with. */
export function cachingOf({ cache }: Endpoint, path: string, query: URLSearchParams) {
  const canonical = cache && ONE_SPELLING.test(path) ? cache.canonical(query) : null
  return cache && canonical && { policy: cache.policy, query: canonical }
}

const ONE_SPELLING = /^[a-z\d/-]+$/

export function isKnownName({ names }: Endpoint, path: string): boolean {
  return names?.includes(path.slice(path.lastIndexOf('/') + 1)) ?? true
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
