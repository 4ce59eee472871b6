import { createMiddleware } from 'hono/factory'
import { canonicalPath } from '../../../app/models/content/canonical-path'
import type { EdgeEnv } from '../types'
import { isDocument } from './documents'

/** Pages with fixed names. The slugs below them keep their case, which the API decides. */
const NAMED = /^\/(busca|marcas|lista|pagina|vendedores|vendedor)(?=\/|$)/i

export const canonicalAddress = createMiddleware<EdgeEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = isDocument(c.req.method, pathname) ? addressOf(pathname) : pathname
  if (path === pathname) return next()
  return c.body(null, 301, { location: path + search, 'cache-control': 'public, max-age=3600' })
})

/** Addresses below /checkout/ stay as the specification writes them, with their trailing slash. */
export function addressOf(pathname: string): string {
  if (pathname.startsWith('/checkout/')) return pathname
  const address = canonicalPath(pathname.replace(/%2f/gi, '/')).replace(NAMED, name => name.toLowerCase())
  // An address that needs a redirect anyway is lower-cased as well, so that one redirect is enough.
  return address === pathname ? pathname : address.toLowerCase()
}
