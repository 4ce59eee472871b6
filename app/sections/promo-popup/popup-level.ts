import type { PopupLevel } from '../../api/popup'

interface Match {
  pathname: string
  loaderData: unknown
}

/** The API's name for the page type. Null on pages without promotions: listings, search, cart, checkout, account, forms. */
export function popupLevel(page: Match | undefined): PopupLevel | null {
  if (!page) return null
  if (page.pathname === '/') return 'home'
  if (/^\/pagina(\/(?!avaliacao-de-loja)|$)/.test(page.pathname)) return page.loaderData ? 'page' : null
  return isProduct(page.loaderData) ? 'detail' : null
}

/** The shape of the catch-all route's data. */
function isProduct(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'page' in data && data.page === 'product'
}
