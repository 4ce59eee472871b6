import type { EdgeContext } from '../types.ts'
import { API_PREFIX, type Endpoint, findEndpoints } from './match-endpoint.ts'

/** The endpoint of a request; null outside the API and for unknown calls. HEAD is handled as GET. */
export function endpointOf(c: EdgeContext): Endpoint | null {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  return endpointsOf(c).find(endpoint => endpoint.method === method) ?? null
}

/** The endpoints of the request's path, one for each method. Matched once per request. */
export function endpointsOf(c: EdgeContext): readonly Endpoint[] {
  const known = c.get('endpoints')
  if (known) return known
  const { path } = c.req
  const found = path.startsWith(API_PREFIX) ? findEndpoints(path.slice(API_PREFIX.length)) : []
  c.set('endpoints', found)
  return found
}
