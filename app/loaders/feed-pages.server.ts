import { fetchBrands } from '../api/brands.ts'
import { fetchPageType } from '../api/catalog.ts'
import { defineRead } from '../api/client.ts'
import { type ApiResult, isOutage } from '../api/failure.ts'
import { listingCall } from '../api/listing-call.ts'
import { fetchMenu } from '../api/menus.ts'
import { mapContext, type RequestScope } from '../context.ts'
import { readFeed } from '../contract/feed.ts'
import { type FeedItem, toFeedPage } from '../models/content/feed.ts'
import type { MenuItem } from '../models/content/menu.ts'
import type { ListingKind } from '../models/listing/listing.ts'
import { DEFAULT_ORDER } from '../models/listing/listing-defaults.ts'

const MAX_CALLS = 240
/** Some APIs refuse more than 30. */
const PAGE_SIZE = 24

interface Place {
  path: string
  kind: ListingKind
}

/** The API failed. An incomplete feed would make shopping engines drop the missing products. */
export class FeedOutage extends Error {}

export async function* feedPages(scope: RequestScope): AsyncGenerator<FeedItem[]> {
  const met = new Set<number>()
  const context = mapContext(scope)
  let calls = 0
  for await (const place of places(scope)) {
    for (let page = 1, pageCount = 1; page <= pageCount && calls < MAX_CALLS; page += 1) {
      calls += 1
      const found = orNone(await fetchFeedPage(scope.transport, { ...place, page }, context))
      if (!found) break
      pageCount = Math.ceil(found.total / PAGE_SIZE)
      const fresh = found.items.filter(({ id }) => !met.has(id))
      for (const { id } of fresh) met.add(id)
      if (fresh.length > 0) yield fresh
    }
  }
}

async function* places(scope: RequestScope): AsyncGenerator<Place> {
  const context = mapContext(scope)
  const menu = orNone(await fetchMenu(scope.transport, 'menu-principal', context))
  for (const path of departmentPaths(menu?.items ?? [])) {
    const level = orNone(await fetchPageType(scope.transport, path))
    if (level === 'category' || level === 'landing-page') yield { path, kind: level }
  }
  const groups = orNone(await fetchBrands(scope.transport, context)) ?? []
  for (const { brands } of groups) for (const { path } of brands) yield { path, kind: 'brand' }
}

function departmentPaths(items: readonly MenuItem[]): string[] {
  return items.flatMap(({ link, items: below = [] }) => {
    const isOwn = link && !link.external && /^\/[^?#]+$/.test(link.href)
    return isOwn ? [link.href] : departmentPaths(below)
  })
}

const fetchFeedPage = defineRead(
  ({ path, kind, page }: Place & { page: number }) =>
    listingCall({ kind, path, search: '', page, limit: PAGE_SIZE, order: DEFAULT_ORDER }),
  readFeed,
  toFeedPage
)

function orNone<T>(result: ApiResult<T>): T | null {
  if (result.ok) return result.data
  if (isOutage(result)) throw new FeedOutage(`${result.kind} ${result.status}`)
  return null
}
