import { createCommerceApp } from './commerce/app'
import type { Bindings, Config } from './env'

/** The commerce API behind the gateway: a real one over HTTP, or the embedded backend in process. */
export interface Upstream {
  /** Origin of the absolute addresses in the API's answers. */
  origin: string
  /** Host of a remote API, a part of the cache keys. Null for the embedded backend. */
  name: string | null
  fetch(request: Request): Promise<Response>
}

/**
 * Origin of the embedded backend's absolute addresses, whatever the store's own is, so that cached answers do not
 * depend on it. The edge replaces it by the shopper's origin.
 */
const EMBEDDED_ORIGIN = 'https://seiva.invalid'

export function createUpstream(config: Config, env: Bindings): Upstream {
  return config.apiOrigin ? remoteUpstream(config.apiOrigin) : embeddedUpstream(config, env)
}

function remoteUpstream(origin: string): Upstream {
  // Redirects are not followed: they would send the app token to another host.
  return { origin, name: new URL(origin).host, fetch: request => fetch(request, { redirect: 'manual' }) }
}

function embeddedUpstream(config: Config, env: Bindings): Upstream {
  const { DB: db, MEDIA: media, IMAGES: images, SESSIONS: sessions } = env
  const app = createCommerceApp({ db, media, images, sessions, appToken: config.appToken })
  return { origin: EMBEDDED_ORIGIN, name: null, fetch: async request => app.fetch(request) }
}
