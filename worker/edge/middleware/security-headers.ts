import type { Config } from '../../env.ts'
import type { EdgeContext, Middleware } from '../types.ts'

type SecurityHeadersOptions = Pick<Config, 'imageHosts' | 'apiOrigin'> &
  Partial<Pick<Config, 'checkoutOrigin' | 'turnstileKey'>>

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin'
}

/** Paying may use the browser's own sheet, and a bank's window that answers the page. */
const OF_CHECKOUT = {
  ...EVERYWHERE,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups'
}

/** `hono/secure-headers` sets the same headers on pages, files and 304 responses. */
export function securityHeaders(options: SecurityHeadersOptions): Middleware {
  return async function setSecurityHeaders(c, next) {
    c.set('nonce', newNonce())
    await next()
    // `c.header` would copy the response for each header.
    const { headers } = c.res
    const isCheckout = c.get('isCheckout')
    for (const [name, value] of Object.entries(isCheckout ? OF_CHECKOUT : EVERYWHERE))
      if (!headers.has(name)) headers.set(name, value)
    // A response without a cache rule is not stored.
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (c.req.path.startsWith('/api/')) headers.set('cross-origin-resource-policy', 'same-origin')
    const type = headers.get('content-type') ?? ''
    if (COMPRESSED.test(type)) addVary(headers, 'accept-encoding')
    // On a 304 the browser reuses the cached page together with the policy it came with.
    if (c.res.status !== 304 && type.startsWith('text/html') && !isCheckout) {
      if (!headers.has('content-security-policy'))
        headers.set('content-security-policy', contentSecurityPolicy(c, options))
      headers.set('reporting-endpoints', 'csp="/_csp"')
    }
  }
}

const COMPRESSED = /^(text\/|application\/(json|xml|manifest\+json|javascript))|\+xml\b/

function addVary(headers: Headers, name: string): void {
  const said = headers.get('vary')?.toLowerCase().split(/,\s*/)
  if (!said?.includes(name)) headers.append('vary', name)
}

const TAG_MANAGER = ' https://*.googletagmanager.com'
const ANALYTICS = `${TAG_MANAGER} https://*.google-analytics.com https://*.analytics.google.com`

const TURNSTILE = 'https://challenges.cloudflare.com'

export function contentSecurityPolicy(
  c: EdgeContext,
  { imageHosts, apiOrigin, checkoutOrigin, turnstileKey }: SecurityHeadersOptions
): string {
  const nonce = c.get('nonce')
  const tagManager = c.get('tagManager')
  const origins = apiOrigin ? [apiOrigin] : []
  const checkouts = [...origins, ...(checkoutOrigin ? [checkoutOrigin] : []), ...(c.get('formOrigins') ?? [])]
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${tagManager ? TAG_MANAGER : ''}${turnstileKey ? ` ${TURNSTILE}` : ''}`,
    // In development Vite's hot reload inserts style elements without a nonce.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    // Style attributes carry sizes and badge colours.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https: ${imageHosts.map(host => `http://${host}`).join(' ')}`.trim(),
    // A local API serves its videos over http.
    ["media-src 'self' https:", ...origins].join(' '),
    "font-src 'self'",
    `connect-src 'self'${tagManager ? ANALYTICS : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-src ${turnstileKey ? TURNSTILE : "'none'"}`,
    // The add-to-cart form redirects to the checkout.
    ["form-action 'self'", ...new Set(checkouts)].join(' '),
    "frame-ancestors 'none'",
    'report-uri /_csp',
    'report-to csp'
  ].join('; ')
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
