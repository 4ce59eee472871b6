import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from './app'
import { isDocument } from './documents'

/**
 * Sends a document opened with gclid, fbclid or utm_* parameters to the same address without them.
 * The rest of the query stays byte for byte; only GET and HEAD of documents are touched.
 */
export function stripTracking() {
  return createMiddleware<EdgeEnv>(async function redirectWithoutTracking(c, next) {
    const target = isDocument(c.req.method, new URL(c.req.url)) ? withoutTracking(c.req.url) : null
    if (!target) return next()
    return new Response(null, { status: 302, headers: { location: target, 'cache-control': 'no-store' } })
  })
}

/** The path and query without tracking parameters, or null when there is nothing to strip. */
export function withoutTracking(address: string): string | null {
  const url = new URL(address)
  const parts = url.search.slice(1).split('&')
  const kept = parts.filter(part => !isTracking(part))
  if (kept.length === parts.length) return null
  const search = kept.filter(Boolean).join('&')
  const location = `${url.pathname}${search ? `?${search}` : ''}`
  // A path such as //evil.example would be read as another host.
  return URL.parse(location, url.origin)?.origin === url.origin ? location : '/'
}

const TRACKING = /^(gclid|fbclid|utm_.+)$/i

function isTracking(part: string): boolean {
  return TRACKING.test(decode(part.split('=')[0] ?? ''))
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
