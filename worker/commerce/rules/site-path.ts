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

export const slugPages = {
  brand: { folder: 'marcas', nivel: 'product/listing/brand', parameter: 'marca', table: 'brands' },
  'landing-page': {
    folder: 'c',
    nivel: 'product/listing/landing-page',
    parameter: 'landingPage',
    table: 'landing_pages'
  },
  // A seller's products are the listing of a landing page.
  seller: { folder: 'vendedor', nivel: 'product/listing/landing-page', parameter: 'vendedor', table: 'sellers' },
  page: { folder: 'pagina', nivel: 'page', parameter: 'pagina', table: 'pages' },
  list: { folder: 'lista', nivel: 'list/detail', parameter: 'lista', table: 'lists' }
}
