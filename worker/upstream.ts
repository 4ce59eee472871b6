import { createCommerceApp } from './commerce/app'
import type { Bindings, Config } from './env'

/** The commerce API behind the gateway: a real one over HTTP, or the embedded backend in process. */
export interface Upstream {
  /** Origin that the API's own absolute addresses carry. */
  origin: string
  /** Host of a foreign API, part of the cache keys; null for the embedded backend. */
  name: string | null
  fetch(request: Request): Promise<Response>
}

/**
 * The embedded backend speaks under this origin whatever address the store is reached by, so that cached answers are
 * the same for all of them; the edge writes the shopper's own origin in its place on the way out.
 */
export const EMBEDDED_ORIGIN = 'https://seiva.invalid'

export function createUpstream(config: Config, env: Bindings): Upstream {
  return config.apiOrigin ? remoteUpstream(config.apiOrigin) : embeddedUpstream(config, env)
}

function remoteUpstream(origin: string): Upstream {
  // Custom headers follow redirects: the app token must never reach another host, so none is followed.
  return { origin, name: new URL(origin).host, fetch: request => fetch(request, { redirect: 'manual' }) }
}

function embeddedUpstream(config: Config, env: Bindings): Upstream {
  const { DB: db, MEDIA: media, IMAGES: images, SESSIONS: sessions } = env
  const app = createCommerceApp({ db, media, images, sessions, appToken: config.appToken })
  return { origin: EMBEDDED_ORIGIN, name: null, fetch: async request => app.fetch(request) }
}
