import type { Bindings, Config } from './env.ts'

export interface Upstream {
  /** Origin of the absolute addresses in the API's answers. */
  origin: string
  /** Host of a remote API. Null for the embedded backend. */
  name: string | null
  fetch(request: Request): Promise<Response>
}

/** A placeholder, so that cached answers do not depend on the store's origin. The edge replaces it by the shopper's. */
export const EMBEDDED_ORIGIN = 'https://seiva.invalid'

export function createUpstream({ apiOrigin: origin }: Config, env: Bindings): Upstream {
  // Redirects are not followed: they would send the app token to another host.
  if (origin) return { origin, name: new URL(origin).host, fetch: request => fetch(request, { redirect: 'manual' }) }
  const { COMMERCE: commerce } = env
  if (!commerce) throw new Error('The binding COMMERCE is missing: see wrangler.toml, or set API_ORIGIN')
  return { origin: EMBEDDED_ORIGIN, name: null, fetch: request => commerce.fetch(request, { redirect: 'manual' }) }
}
