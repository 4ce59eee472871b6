/** Spec 4 names gclid, fbclid, utm_source and utm_medium; the others of their kind go the same way. */
const TRACKING = /^(gclid|fbclid|utm_.*)$/i

/** `part`: `name=value` as it stands in a query. */
export function isTracking(part: string): boolean {
  return TRACKING.test(decode(part.split('=')[0] ?? ''))
}

export function hasTracking(search: string): boolean {
  return search.slice(1).split('&').some(isTracking)
}

/** The path and query without tracking parameters, byte for byte, or null when there is nothing to strip. */
export function withoutTracking(address: string): string | null {
  const url = new URL(address)
  if (!hasTracking(url.search)) return null
  const kept = url.search
    .slice(1)
    .split('&')
    .filter(part => !isTracking(part))
  const location = url.pathname + (kept.length > 0 ? `?${kept.join('&')}` : '')
  // A path such as //evil.example would be read as another host.
  return URL.parse(location, url.origin)?.origin === url.origin ? location : '/'
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
