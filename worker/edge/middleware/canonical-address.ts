import { createMiddleware } from 'hono/factory'
import { canonicalPath } from '../../../app/models/canonical-path'
import type { EdgeEnv } from '../types'
import { isDocument } from './documents'

/** Pages with a name of their own. Below them stand slugs, whose case is the API's matter. */
const NAMED = /^\/(busca|marcas|lista|pagina|vendedores|vendedor)(?=\/|$)/i

/** A page has one address: no `.html`, no slash at its end, none doubled, the store's own names in lower case. */
export function canonicalAddress() {
  return createMiddleware<EdgeEnv>(async function redirectToCanonicalAddress(c, next) {
    const url = new URL(c.req.url)
    const path = isDocument(c.req.method, url) ? addressOf(url.pathname) : url.pathname
    if (path === url.pathname) return next()
    return new Response(null, {
      status: 301,
      headers: { location: path + url.search, 'cache-control': 'public, max-age=3600' }
    })
  })
}

/** The checkout's addresses are those of the specification, slash and all. */
export function addressOf(pathname: string): string {
  if (pathname.startsWith('/checkout/')) return pathname
  const address = canonicalPath(pathname.replace(/%2f/gi, '/')).replace(NAMED, name => name.toLowerCase())
  // A spelling that is wrong anyway leads to its end in one step.
  return address === pathname ? pathname : address.toLowerCase()
}
