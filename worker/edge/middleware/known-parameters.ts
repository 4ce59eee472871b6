import { createMiddleware } from 'hono/factory'
import { withoutUnknown } from '../../../app/models/content/page-parameters'
import type { EdgeEnv } from '../types'
import { isDocument } from './documents'

/** A page with an invented parameter is the page without it: for loaders, for caches and for its own links. */
export const knownParameters = createMiddleware<EdgeEnv>(async (c, next) => {
  const url = new URL(c.req.url)
  const search = isPage(c.req.method, url.pathname) ? withoutUnknown(url.search) : url.search
  if (search !== url.search) {
    url.search = search
    c.req.raw = new Request(url, c.req.raw)
  }
  return next()
})

/** The checkout has addresses of its own, which are never cached. */
function isPage(method: string, path: string): boolean {
  return !/^\/(checkout\/|_)/.test(path) && isDocument(method, path.replace(/\.data$/, ''))
}
