import { type ApiResult, isOutage } from '../../api/failure.ts'
import { fetchSitemapPart } from '../../api/sitemap.ts'
import { mapContext, type RequestScope } from '../../context.ts'
import { SITEMAP_PART, type SitemapPart } from '../../models/content/sitemap.ts'
import { OWN_PATHS } from '../../pages.ts'
import { collectPages } from './collect-pages.server.ts'

/** 50,000 URLs, more than a shop of this kind has. Limits the calls of one request, and the addresses of parts. */
export const MAX_PARTS = 50

export async function loadSitemapPart(scope: RequestScope, number: number): Promise<ApiResult<SitemapPart>> {
  const part = await fetchSitemapPart(scope.transport, number, mapContext(scope))
  if (part.ok) return number === 1 ? { ok: true, data: withOwnPaths(part.data) } : part
  // During an outage, a sitemap from a crawl would be incomplete.
  if (isOutage(part)) return part
  const pages = await collectPages(scope)
  if (!pages.ok) return pages
  const start = (number - 1) * SITEMAP_PART
  return { ok: true, data: { entries: pages.data.slice(start, start + SITEMAP_PART), total: pages.data.length } }
}

function withOwnPaths({ entries, total }: SitemapPart): SitemapPart {
  const listed = new Set(entries.map(({ path }) => path))
  const missing = OWN_PATHS.filter(path => !listed.has(path))
  return { entries: [...missing.map(path => ({ path, changed: '', images: [] })), ...entries], total }
}

/** All parts, in order. A later part that fails is empty, but its file is still listed. */
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
