import type { PopupLevel } from '../../api/popup.ts'

/** The API's name for the page type. Null on pages without promotions: listings, search, cart, checkout, account, forms. */
export function popupLevel(page: { pathname: string; loaderData: unknown } | undefined): PopupLevel | null {
  if (!page) return null
  if (page.pathname === '/') return 'home'
  if (/^\/pagina(\/(?!avaliacao-de-loja)|$)/.test(page.pathname)) return page.loaderData ? 'page' : null
  const { loaderData: data } = page
  // The catch-all route's data.
  const isProduct = typeof data === 'object' && data !== null && 'page' in data && data.page === 'product'
  return isProduct ? 'detail' : null
}
