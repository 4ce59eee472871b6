import { endpoints, parameters, type Row } from '../../../app/contract/endpoints'

/** A row of the API's calls, with its name as in the table. */
export interface Endpoint extends Row {
  name: string
  method: string
  /** Fits every path of the row, below /api/v2/front/. */
  pattern: RegExp
}

export const API_PREFIX = '/api/v2/front/'

/** The row of a call; null when the contract has no such call. */
export function findEndpoint(method: string, path: string): Endpoint | null {
  return findEndpoints(path).find(endpoint => endpoint.method === method) ?? null
}

/** The rows of a path below /api/v2/front/, one for each method. */
export function findEndpoints(path: string): readonly Endpoint[] {
  return PLAIN.get(path) ?? WITH_PARAMETER.filter(({ pattern }) => pattern.test(path))
}

/**
 * The query of a shared read, without what the path says already: some clients repeat its parameter, by its name or as
 * `hash`. Both spellings are then one call, with one cache entry.
 */
export function withoutRepeats({ name, cache }: Endpoint, path: string, query: URLSearchParams): URLSearchParams {
  const [, parameter] = /\{(\w+)\}$/.exec(name) ?? []
  if (!cache || !parameter || query.size === 0) return query
  const value = path.slice(path.lastIndexOf('/') + 1)
  return new URLSearchParams([...query].filter(([key, said]) => said !== value || ![parameter, 'hash'].includes(key)))
}

/** Matches nothing. */
const NO_PATH = '[]'
const ALL = Object.entries<Row>(endpoints).map(([name, row]) => toEndpoint(name, row))
const WITH_PARAMETER = ALL.filter(({ name }) => name.includes('{'))
const PLAIN = Map.groupBy(
  ALL.filter(({ name }) => !name.includes('{')),
  ({ name }) => name.slice(name.indexOf(' ') + 1)
)

function toEndpoint(name: string, row: Row): Endpoint {
  const [method = '', path = ''] = name.split(' ')
  const pattern = path.replace(/\{(\w+)\}/, (_, parameter: string) => parameters[parameter]?.source ?? NO_PATH)
  return { ...row, name, method, pattern: new RegExp(`^${pattern}$`) }
}
