/** The site path of a `url` parameter: without origin, query, hash, `.html` or trailing slashes. `/` is the home page. */
export function sitePath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  const trimmed = decoded(path)
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/i, '')
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}

export function segments(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Leaves what is not encoded, such as `100%cacau`, unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
