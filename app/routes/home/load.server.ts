import { fetchBanners } from '../../api/banners.ts'
import type { ApiResult } from '../../api/failure.ts'
import { fetchMenu } from '../../api/menus.ts'
import { fetchHome } from '../../api/page.ts'
import { settingsInTime } from '../../api/settings.ts'
import { settleWithin } from '../../api/settle-within.ts'
import { fetchShowcase } from '../../api/showcase.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { pageFailure } from '../../loaders/page-failure.server.ts'
import { HOME_BANNERS, HOME_MENUS, HOME_SHOWCASES, type HomeSections } from '../../models/listing/home-sections.ts'
// In development React Router collects a page's styles from the imports of its route on the server.
import '../../sections/home/home-view.tsx'

export async function loadHead(scope: RequestScope) {
  const [head, settings] = await Promise.all([fetchHome(scope.transport, mapContext(scope)), settingsInTime(scope)])
  // The specification does not name `url/home`. A store without it still has a home page.
  if (!head.ok && head.status !== 404) throw pageFailure(head)
  const { name, seo, verifications } = settings
  const own = head.ok ? head.data.seo : null
  return {
    title: own?.title || seo.title || name,
    description: own?.description || seo.description,
    canonical: '/',
    image: own?.image ?? null,
    verifications
  }
}

/** Time that the page waits for cached sections, so that they are part of the first bytes. */
const GRACE_MS = 12

export async function loadSections(scope: RequestScope): Promise<HomeSections> {
  const { transport } = scope
  const context = mapContext(scope)
  const [banners, showcases, menus] = await Promise.all([
    byName(HOME_BANNERS, async name => unlessEmpty(await fetchBanners(transport, name, context), list => list)),
    byName(HOME_SHOWCASES, async name =>
      unlessEmpty(await fetchShowcase(transport, name, context), ({ products }) => products)
    ),
    byName(HOME_MENUS, async name => unlessEmpty(await fetchMenu(transport, name, context), ({ items }) => items))
  ])
  return { banners, showcases, menus }
}

/** A failed section counts as empty: the gateway has reported the failure. */
function unlessEmpty<View>(result: ApiResult<View>, items: (view: View) => readonly unknown[]): View | null {
  return result.ok && items(result.data).length > 0 ? result.data : null
}

function byName<Name extends string, T>(names: readonly Name[], load: (name: Name) => Promise<T>) {
  const parts = Object.fromEntries(names.map(name => [name, load(name)])) as Record<Name, Promise<T>>
  return settleWithin(parts, GRACE_MS)
}
