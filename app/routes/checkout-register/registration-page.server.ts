import { settingsOrDefaults } from '../../api/settings.ts'
import type { RequestScope } from '../../context.ts'
import { PATHS } from '../../links.ts'
import { REGISTER_PATH, RETURN_FIELD } from '../../models/shopper/account-paths.ts'

const OWN_PAGE = /^\/checkout\/cadastro\/?$/i

interface Asked {
  /** The page to open afterwards. The API's pages may know the parameter. */
  returnPath: string
  /** Ask the API again. */
  again?: boolean
}

/** Address of the API's own registration; null where this store's form makes accounts. Decision 008. */
export async function registrationPage(scope: RequestScope, { returnPath, again }: Asked): Promise<string | null> {
  const { registration } = scope
  if (!registration || registration.said === 'on') return null
  const named = registration.said?.page ?? (await settingsOrDefaults(scope)).registrationUrl
  if (!named && (await registration.hasCall(again))) return null
  const page = awayFromHere(new URL(named ?? REGISTER_PATH, registration.apiOrigin), scope.origin)
  if (returnPath !== '/') page.searchParams.set(RETURN_FIELD, scope.origin + returnPath)
  return page.href
}

/** A checkout on the shop's own host: its registration has the address of this page, so its cart leads there. */
function awayFromHere(page: URL, origin: string): URL {
  const isThisPage = page.host === new URL(origin).host && OWN_PAGE.test(page.pathname)
  return isThisPage ? new URL(PATHS.cart, page) : page
}
