import { loadSitemap } from '../queries/sitemap.ts'
import { sitemapOf } from '../wire/sitemap.ts'
import { type CommerceContext, failure } from './errors.ts'

/** Maximum URLs in a part. */
const MAX_LIMIT = 1000

/** GET url/sitemap: all pages to index, in parts. */
export async function sitemap(c: CommerceContext) {
  const offset = countOf(c.req.query('offset'), 0)
  const limit = countOf(c.req.query('limit'), MAX_LIMIT)
  if (offset === null || limit === null || limit < 1 || limit > MAX_LIMIT)
    return failure(c, 400, 'bad-sitemap-page', { count: MAX_LIMIT })
  const { rows, total } = await loadSitemap(c.var.commerce.db, { offset, limit })
  return c.json(sitemapOf(rows, { offset, limit, total }, c.var.view))
}

/** Null unless a whole number of at least 0. */
function countOf(value: string | undefined, otherwise: number): number | null {
  if (value === undefined || value === '') return otherwise
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}
