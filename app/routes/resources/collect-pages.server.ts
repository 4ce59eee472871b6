import { fetchBrands } from '../../api/brands.ts'
import { fetchListing, fetchPageType } from '../../api/catalog.ts'
import type { ApiResult } from '../../api/failure.ts'
import { fetchMenu } from '../../api/menus.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { isCheckout, PATHS } from '../../links.ts'
import { everyItem, ownLinks } from '../../models/content/menu.ts'
import type { SitemapEntry } from '../../models/content/sitemap.ts'
import { DEFAULT_ORDER } from '../../models/listing/listing-defaults.ts'
import { OWN_PATHS, PAGES } from '../../pages.ts'

/** Maximum calls of one crawl. Cached answers count too, but reach no API. */
const MAX_CALLS = 240
const PARALLEL = 4
/** Some APIs refuse more than 30. */
const LISTING_LIMIT = 24
const MENUS = ['menu-principal', 'menu-marcas', 'home-objectives', 'rodape-principal'] as const

type ListedKind = 'category' | 'brand' | 'landing-page'

/** The pages of an API without a sitemap: from menus and brands to listings, from these to products and categories. */
export async function collectPages(scope: RequestScope): Promise<ApiResult<SitemapEntry[]>> {
  const context = mapContext(scope)
  const [brands, ...menus] = await Promise.all([
    fetchBrands(scope.transport, context),
    ...MENUS.map(name => fetchMenu(scope.transport, name, context))
  ])
  const outage = [brands, ...menus].find(result => !result.ok && (result.kind !== 'http' || result.status >= 500))
  if (outage && !outage.ok) return outage
  const walk = createWalk(scope)
  const items = menus.flatMap(menu => (menu.ok ? everyItem(menu.data.items) : []))
  const branded = brands.ok ? brands.data.flatMap(group => group.brands.map(({ path }) => path)) : []
  await walk.follow([...plainPaths(ownLinks(items)), ...branded])
  const fixed = branded.length > 0 ? [...OWN_PATHS, PATHS.brands] : OWN_PATHS
  const found = [...new Set([...fixed, ...walk.found])]
  return { ok: true, data: found.map(path => ({ path, changed: '', images: [] })) }
}

function createWalk(scope: RequestScope) {
  const context = mapContext(scope)
  const met = new Set<string>()
  const found = new Set<string>()
  let calls = 0

  async function follow(paths: string[]): Promise<void> {
    const waiting = [...paths]
    async function work(): Promise<void> {
      for (let path = waiting.shift(); path && calls < MAX_CALLS; path = waiting.shift()) {
        if (met.has(path) || UNASKED.has(path) || isCheckout(path)) continue
        met.add(path)
        waiting.push(...(await visit(path)))
      }
    }
    await Promise.all(Array.from({ length: PARALLEL }, work))
  }

  async function visit(path: string): Promise<string[]> {
    calls += 1
    const level = await fetchPageType(scope.transport, path)
    if (!level.ok) return []
    if (level.data === 'category' || level.data === 'brand' || level.data === 'landing-page')
      return readListing(path, level.data)
    if (level.data === 'product' || level.data === 'page' || level.data === 'list') found.add(path)
    return []
  }

  /** Reads pages until one has no new products, because a parent category already listed those of its children. */
  async function readListing(path: string, kind: ListedKind): Promise<string[]> {
    for (let page = 1; calls < MAX_CALLS; page += 1) {
      calls += 1
      const request = { kind, path, search: '', page, limit: LISTING_LIMIT, order: DEFAULT_ORDER }
      const listing = await fetchListing(scope.transport, request, context)
      if (!listing.ok) return []
      const { products, categories, seo, pageCount } = listing.data
      if (page === 1 && seo.index) found.add(path)
      const fresh = products.filter(product => !found.has(product.path))
      for (const product of fresh) found.add(product.path)
      if (fresh.length === 0 || page >= pageCount) return plainPaths(categories?.choices ?? [])
    }
    return []
  }

  return { follow, found }
}

/** Pages of this store that are not the API's. */
const UNASKED = new Set<string>(PAGES.filter(({ sitemap }) => sitemap !== undefined).map(({ path }) => path))

function plainPaths(links: readonly { href: string }[]): string[] {
  return links.map(({ href }) => href).filter(href => href.startsWith('/') && !/[?#]/.test(href))
}
