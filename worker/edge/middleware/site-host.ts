import { createMiddleware } from 'hono/factory'
import type { Config } from '../../env'
import type { EdgeEnv } from '../types'
import { isDocument } from './documents'

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * With SITE_ORIGIN set, documents of another host redirect to it. Loopback hosts are exempt, so that deployed settings can
 * be tested locally.
 */
export function siteHost({ siteOrigin }: Pick<Config, 'siteOrigin'>) {
  const host = siteOrigin && new URL(siteOrigin).host
  return createMiddleware<EdgeEnv>(async function redirectToSite(c, next) {
    const url = new URL(c.req.url)
    const isOther = host !== null && url.host !== host && !LOCAL.test(url.hostname)
    if (!isOther || !isDocument(c.req.method, url)) return next()
    const headers = { location: siteOrigin + url.pathname + url.search, 'cache-control': 'public, max-age=3600' }
    return new Response(null, { status: 301, headers })
  })
}
