import type { PopupLevel } from '../../api/popup'

interface Match {
  pathname: string
  loaderData: unknown
}

/** What the page is to the API; null where nothing may interrupt: listings, search, cart, checkout, account, forms. */
export function popupLevel(page: Match | undefined): PopupLevel | null {
  if (!page) return null
  if (page.pathname === '/') return 'home'
  if (/^\/pagina(\/(?!avaliacao-de-loja)|$)/.test(page.pathname)) return page.loaderData ? 'page' : null
  return isProduct(page.loaderData) ? 'detail' : null
}

/** As the catch-all's loader says it. */
function isProduct(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'page' in data && data.page === 'product'
}
