import type { MenuItem } from '../content/menu.ts'
import { RETURN_DAYS } from '../content/structured-shipping.ts'
import { unaccented } from './unaccented.ts'

/** The assurances beside the buy button with the pages that explain them. A path is empty when the menu has none. */
export type TrustView = ReturnType<typeof toTrust>

export function toTrust(menu: readonly MenuItem[]) {
  const pages = pagesOf(menu)
  return {
    returnDays: RETURN_DAYS,
    returns: pageOf(pages, /\b(trocas?|devoluc(ao|oes)|returns?|refunds?)\b/),
    privacy: pageOf(pages, /\b(privacidade|privacy|lgpd|protecao de dados)\b/)
  }
}

/** The page of the terms of use, '' without one. */
export function termsPage(menu: readonly MenuItem[]): string {
  return pageOf(pagesOf(menu), /\b(termos|terms)\b/)
}

function pagesOf(menu: readonly MenuItem[]): MenuItem[] {
  return menu.flatMap(item => [item, ...(item.items ?? [])])
}

function pageOf(pages: readonly MenuItem[], name: RegExp): string {
  const found = pages.find(({ label, link }) => link && !link.external && name.test(unaccented(label)))
  return found?.link?.href ?? ''
}
