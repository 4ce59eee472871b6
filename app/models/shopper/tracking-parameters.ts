/** Spec 4 names gclid, fbclid, utm_source and utm_medium. Similar parameters are treated alike. */
const TRACKING = /^(gclid|fbclid|utm_.*)$/i

export function withoutTracking(address: string): string | null {
  const url = new URL(address)
  const parts = url.search.slice(1).split('&')
  const kept = parts.filter(part => !TRACKING.test(decode(part.split('=')[0] ?? '')))
  if (kept.length === parts.length) return null
  // A browser would read a path such as //evil.example as another host.
  const path = url.pathname.replace(/^\/+/, '/')
  return path + (kept.length > 0 ? `?${kept.join('&')}` : '')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
