import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../types'

interface SecurityHeadersOptions {
  /** Hosts of external pictures. */
  imageHosts: string[]
  /** Origin of a real commerce API, null for the embedded backend. */
  apiOrigin: string | null
}

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin'
}

/** Headers of every response; HTML also gets a content security policy with the nonce of this response. */
export function securityHeaders(options: SecurityHeadersOptions) {
  return createMiddleware<EdgeEnv>(async function setSecurityHeaders(c, next) {
    const nonce = newNonce()
    c.set('nonce', nonce)
    await next()
    // `c.header` would copy the response for each header.
    const { headers } = c.res
    // A response may set a stricter value of its own.
    for (const [name, value] of Object.entries(EVERYWHERE)) if (!headers.has(name)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    if (c.req.path.startsWith('/api/')) headers.set('cross-origin-resource-policy', 'same-origin')
    const type = headers.get('content-type') ?? ''
    // The Worker or Cloudflare compresses it for clients that accept it.
    if (COMPRESSED.test(type)) addVary(headers, 'accept-encoding')
    // On a 304 the browser reuses the cached page together with the policy it came with.
    if (c.res.status !== 304 && type.startsWith('text/html')) {
      const hosts = c.get('tagManager') ? MEASURING : NOBODY
      headers.set('content-security-policy', contentSecurityPolicy(nonce, options, hosts, c.get('formOrigins')))
      headers.set('reporting-endpoints', 'csp="/_csp"')
    }
  })
}

const COMPRESSED = /^(text\/|application\/(json|xml|manifest\+json|javascript))|\+xml\b/

function addVary(headers: Headers, name: string): void {
  const said = headers.get('vary')?.toLowerCase().split(/,\s*/) ?? []
  if (!said.includes(name)) headers.append('vary', name)
}

interface OtherHosts {
  script: string
  connect: string
}

const NOBODY: OtherHosts = { script: '', connect: '' }
/** Only for pages of a store with a tag manager, which loads after consent. Pictures may come from any https host. */
const MEASURING: OtherHosts = {
  script: ' https://*.googletagmanager.com',
  connect: ' https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'
}

function contentSecurityPolicy(
  nonce: string,
  { imageHosts, apiOrigin }: SecurityHeadersOptions,
  others: OtherHosts,
  formOrigins: readonly string[] = []
): string {
  const api = apiOrigin ? ` ${apiOrigin}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${others.script}`,
    // Style attributes carry sizes and badge colours. Style elements need the nonce, except in development, where Vite's
    // hot reload inserts elements without one.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: https: ${imageHosts.map(host => `http://${host}`).join(' ')}`.trim(),
    // A local API serves its videos over http.
    `media-src 'self' https:${api}`,
    "font-src 'self'",
    `connect-src 'self'${others.connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Videos of other sites are links, and the tag manager's fallback frame is not used.
    "frame-src 'none'",
    // The add-to-cart form redirects to the checkout.
    ["form-action 'self'", ...new Set([...(apiOrigin ? [apiOrigin] : []), ...formOrigins])].join(' '),
    "frame-ancestors 'none'",
    'report-uri /_csp',
    'report-to csp'
  ].join('; ')
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
