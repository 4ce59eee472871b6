import { fetchBanners } from '../../api/banners'
import type { ApiResult } from '../../api/failure'
import { fetchMenu } from '../../api/menus'
import { fetchHome } from '../../api/page'
import { pageFailure } from '../../api/page-failure.server'
import { inTime, settingsOrDefaults } from '../../api/settings'
import { fetchShowcase } from '../../api/showcase'
import { mapContext, type RequestScope } from '../../context'
import type { Banner } from '../../models/banners'
import type { Menu } from '../../models/menu'
import { packBanners } from '../../models/packed-banners'
import { packCards } from '../../models/packed-cards'
import type { Showcase } from '../../models/showcase'
import type { PackedShowcaseView } from '../../sections/showcase/packed-showcase'

/** Spec 7: the names that the home page is made of. */
const BANNERS = [
  'banner-principal-home',
  'banner-footer-home',
  'banner-showcase-infos',
  'banner-shop-category-1',
  'banner-shop-category-2',
  'banner-grid-type-1',
  'banner-grid-type-2',
  'banner-carousel',
  'banner-central-home',
  'category-showcase-banner-img',
  'sport-showroom-banners',
  'banner-about-us-home',
  'video-showcase',
  'testimonial-section',
  'instagram-posts',
  'banner-news-home'
] as const

const SHOWCASES = [
  'first-showcase',
  'first-showcase-ext',
  'second-showcase',
  'second-showcase-ext',
  'third-showcase',
  'third-showcase-ext',
  'fourth-showcase',
  'fifth-showcase',
  'category-showcase-1',
  'category-showcase-2',
  'category-showcase-3',
  'category-showcase-banner-1',
  'category-showcase-banner-2',
  'category-showcase-banner-3',
  'sport-showcase-1',
  'sport-showcase-2',
  'sport-showcase-3'
] as const

const MENUS = ['banner-ruler', 'home-objectives'] as const

export type BannerName = (typeof BANNERS)[number]
export type ShowcaseName = (typeof SHOWCASES)[number]

/** Title and description. The page's own call: when it fails, so does the page. */
export async function loadHead(scope: RequestScope) {
  const context = mapContext(scope)
  const [head, settings] = await Promise.all([
    fetchHome(scope.transport, context),
    inTime(settingsOrDefaults(scope.transport, context), scope)
  ])
  if (!head.ok) throw pageFailure(head)
  const { name, seo, verifications } = settings
  const { title, description, image } = head.data.seo
  return {
    title: title || seo.title || name,
    description: description || seo.description,
    canonical: '/',
    image,
    verifications
  }
}

/** Every section of the page by name: its view, null when it has nothing to show, or a promise of either. */
export function loadSections(scope: RequestScope) {
  const { transport } = scope
  const context = mapContext(scope)
  return {
    banners: byName(BANNERS, async name => packed(await fetchBanners(transport, name, context), toBannerText)),
    showcases: byName(SHOWCASES, async name => packed(await fetchShowcase(transport, name, context), toShowcaseText)),
    menus: byName(MENUS, async name => packed(await fetchMenu(transport, name, context), toShownMenu))
  }
}

function toBannerText(banners: Banner[]): string | null {
  return banners.length > 0 ? packBanners(banners) : null
}

function toShowcaseText({ title, products }: Showcase): PackedShowcaseView | null {
  return products.length > 0 ? { title, cards: packCards(products) } : null
}

function toShownMenu(menu: Menu): Menu | null {
  return menu.items.length > 0 ? menu : null
}

const made = new WeakMap<object, unknown>()

/**
 * Made once per version of a view, which the API client keeps. A failed section is an empty one: the gateway has
 * reported it, and the page stays whole.
 */
function packed<View extends object, Packed>(
  result: ApiResult<View>,
  pack: (view: View) => Packed | null
): Packed | null {
  if (!result.ok) return null
  if (!made.has(result.data)) made.set(result.data, pack(result.data))
  return made.get(result.data) as Packed | null
}

function byName<Name extends string, T>(
  names: readonly Name[],
  load: (name: Name) => Promise<T>
): Record<Name, Promise<T>> {
  return Object.fromEntries(names.map(name => [name, load(name)])) as Record<Name, Promise<T>>
}
