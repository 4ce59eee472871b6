import { createCommerceApp } from './commerce/app'
import type { Bindings, Config } from './env'

export interface Upstream {
  /** Origin of the absolute addresses in the API's answers. */
  origin: string
  /** Host of a remote API. Null for the embedded backend. */
  name: string | null
  fetch(request: Request): Promise<Response>
}

/** A placeholder, so that cached answers do not depend on the store's origin. The edge replaces it by the shopper's. */
const EMBEDDED_ORIGIN = 'https://seiva.invalid'

export function createUpstream({ apiOrigin: origin, appToken }: Config, env: Bindings): Upstream {
  // Redirects are not followed: they would send the app token to another host.
  if (origin) return { origin, name: new URL(origin).host, fetch: request => fetch(request, { redirect: 'manual' }) }
  const { DB: db, MEDIA: media, IMAGES: images, SESSIONS: sessions } = env
  const app = createCommerceApp({ db, media, images, sessions, appToken })
  return { origin: EMBEDDED_ORIGIN, name: null, fetch: async request => app.fetch(request) }
}
