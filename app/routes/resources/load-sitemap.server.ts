import type { ApiResult } from '../../api/failure'
import { fetchSitemapPart } from '../../api/sitemap'
import { mapContext, type RequestScope } from '../../context'
import { SITEMAP_PART, type SitemapPart } from '../../models/content/sitemap'
import { collectPages } from './collect-pages.server'

/** 50,000 addresses and more than any shop of this kind has; it bounds what one request may ask. */
const MAX_PARTS = 50

/** One part of the sitemap, from 1: the API's own, or where it has none what can be found by following its links. */
export async function loadSitemapPart(scope: RequestScope, number: number): Promise<ApiResult<SitemapPart>> {
  const part = await fetchSitemapPart(scope.transport, number, mapContext(scope))
  if (part.ok || !isUnknownCall(part)) return part
  const pages = await collectPages(scope)
  if (!pages.ok) return pages
  const start = (number - 1) * SITEMAP_PART
  return { ok: true, data: { entries: pages.data.slice(start, start + SITEMAP_PART), total: pages.data.length } }
}

/** Every part, in order. A later one that fails is left empty: its file is still named. */
export async function loadSitemapParts(scope: RequestScope): Promise<ApiResult<SitemapPart[]>> {
  const first = await loadSitemapPart(scope, 1)
  if (!first.ok) return first
  const { total } = first.data
  const count = Math.min(Math.max(1, Math.ceil(total / SITEMAP_PART)), MAX_PARTS)
  const parts = [first.data]
  while (parts.length < count) {
    const next = await loadSitemapPart(scope, parts.length + 1)
    parts.push(next.ok ? next.data : { entries: [], total })
  }
  return { ok: true, data: parts }
}

/** No such call there. An outage is another matter: half a sitemap would drop the other half. */
function isUnknownCall(failure: Extract<ApiResult<unknown>, { ok: false }>): boolean {
  return failure.kind === 'shape' || (failure.kind === 'http' && failure.status < 500 && failure.status !== 429)
}
