import { isCheckout } from '../../../app/links.ts'
import { canonicalPath } from '../../../app/models/content/canonical-path.ts'
import { findPage, isDocument } from '../find-page.ts'
import type { Middleware } from '../types.ts'

export const canonicalAddress: Middleware = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const path = isDocument(c.req.method, pathname) ? addressOf(pathname) : pathname
  if (path === pathname) return next()
  return c.body(null, 301, { location: path + search, 'cache-control': 'public, max-age=3600' })
}

/** Addresses of the checkout stay as the specification writes them, with their trailing slash. */
export function addressOf(pathname: string): string {
  // A redirect of a reset link, in whatever spelling, would leave its token in caches.
  if (isCheckout(pathname) || isCheckout(findPage(pathname).path)) return pathname
  const address = withFixedParts(canonicalPath(pathname.replace(/%2f/gi, '/')))
  // An address that needs a redirect anyway is lower-cased as well, so that one redirect is enough.
  return address === pathname ? pathname : address.toLowerCase()
}

/** The fixed parts of a page's path as the store writes them. The case of the others is the API's. */
function withFixedParts(path: string): string {
  const fixed = findPage(path).path.split('/')
  const parts = path.split('/').map((part, index) => (/^[a-z]/.test(fixed[index] ?? '') ? fixed[index] : part))
  return parts.join('/')
}
