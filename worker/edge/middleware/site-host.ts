import type { Config } from '../../env.ts'
import { isDocument } from '../find-page.ts'
import type { Middleware } from '../types.ts'

/** Exempt, so that deployed settings can be tested locally. */
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

export function siteHost({ siteOrigin }: Pick<Config, 'siteOrigin'>): Middleware {
  const host = siteOrigin && new URL(siteOrigin).host
  return async function redirectToSite(c, next) {
    const url = new URL(c.req.url)
    const isOther = host !== null && url.host !== host && !LOCAL.test(url.hostname)
    if (!isOther || !isDocument(c.req.method, url.pathname)) return next()
    const location = siteOrigin + url.pathname + url.search
    return c.body(null, 301, { location, 'cache-control': 'public, max-age=3600' })
  }
}
