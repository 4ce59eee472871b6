import '../../i18n/messages/listing.ts'
import { menuOrEmpty } from '../../api/menus.ts'
import { settleWithin } from '../../api/settle-within.ts'
import type { RequestScope } from '../../context.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { crumbsFromHome } from '../../loaders/crumbs.server.ts'
import type { MenuItem } from '../../models/content/menu.ts'
import type { Crumb } from '../../models/content/page-head.ts'

export interface ListingPlace {
  title: string
  /** Empty when the menu does not list the path. */
  breadcrumb: Crumb[]
}

/** The menu is nearly always cached. A page that has already failed does not wait longer for it. */
const GRACE_MS = 300

export async function loadPlace(scope: RequestScope, path: string): Promise<ListingPlace> {
  const t = createTranslator(scope.language)
  const { menu } = await settleWithin({ menu: menuOrEmpty(scope, 'menu-principal') }, GRACE_MS)
  const way = menu instanceof Promise ? [] : findWay(menu.items, path)
  const last = way.at(-1)
  if (!last) return { title: t('listing.products'), breadcrumb: [] }
  return { title: last.label, breadcrumb: crumbsFromHome(t, ...way) }
}

function findWay(items: readonly MenuItem[], path: string): Crumb[] {
  for (const { label, link, items: below = [] } of items) {
    const own = link && !link.external ? [{ label, path: link.href }] : []
    if (own[0]?.path === path) return own
    const rest = findWay(below, path)
    if (rest.length > 0) return [...own, ...rest]
  }
  return []
}
